import type { ReactNode } from 'react';
import type { Band } from '#client/content/types.ts';
import { SheetDrawing } from '#client/ui/sheet-drawing.tsx';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';
import { SetOutRoom } from './set-out-room.tsx';

/** Shows the closing band of a page: the call to action beside a drawing. */
export function CallToActionBand({
  title,
  text,
  drawing,
  sheet,
  aside,
  children,
}: Omit<Band, 'callToAction'> & {
  /** A picture on ink in place of the drawing. */
  aside?: ReactNode;
  children: ReactNode;
}) {
  const standing = 'bleed-right -mb-section self-end';
  return (
    <section className={`section closing ${aside ? 'on-ink' : 'by-turns'}`}>
      <div className="width grid items-center gap-x-12 gap-y-7 @min-[47.5rem]:grid-cols-2">
        <div>
          <h2 className="text-h2">{title}</h2>
          <p
            className={`mt-4 max-w-[46ch] text-lead text-balance ${aside ? 'text-dusk' : 'text-ink2'}`}
          >
            <UnbrokenRanges text={text} />
          </p>
          <div className="actions mt-7 max-lg:*:grow">{children}</div>
        </div>
        {aside}
        {drawing && <SetOutRoom drawing={drawing} className={standing} />}
        {sheet && (
          // A pixel lower, so that its wall and the footer are one.
          <div className={`no-print relative top-px ${standing}`}>
            <SheetDrawing name={sheet.drawing} part={sheet.part} crop={sheet.crop} />
          </div>
        )}
      </div>
    </section>
  );
}
