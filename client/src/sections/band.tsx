import { type ReactNode, useId } from 'react';
import type { DrawingName } from '#client/content/types.ts';
import { Drawing } from '#client/ui/drawing.tsx';

/** The closing band of a page: what to do next, on ink beside a reversed drawing. */
export function CallToActionBand({
  title,
  text,
  drawing,
  children,
}: {
  title: string;
  text: string;
  drawing: DrawingName;
  children: ReactNode;
}) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="section on-ink">
      <div className="width grid items-center gap-x-12 gap-y-7 md:grid-cols-2">
        <div>
          <h2 id={titleId} className="text-h2">
            {title}
          </h2>
          <p className="mt-4 max-w-[46ch] text-lead text-dusk">{text}</p>
          <div className="mt-7 flex flex-wrap gap-3 max-sm:flex-col max-lg:*:grow">{children}</div>
        </div>
        <div className="max-md:-mx-gutter max-md:-mt-[6%] max-md:-mb-[10%]">
          <Drawing name={drawing} />
        </div>
      </div>
    </section>
  );
}
