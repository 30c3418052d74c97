import type { ReactNode } from 'react';
import type { Band } from '#client/content/types.ts';
import { SheetDrawing } from '#client/ui/sheet-drawing.tsx';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';
import { MeasuredPlan } from './measured-plan.tsx';
import { SetOutRoom } from './set-out-room.tsx';

/** Shows the closing band of a page: the call to action beside a drawing. */
export function CallToActionBand({
  title,
  text,
  drawing,
  project,
  sheet,
  standing,
  aside,
  children,
}: Omit<Band, 'callToAction'> & {
  /** A picture in place of the drawing. */
  aside?: ReactNode;
  children: ReactNode;
}) {
  const picture = standing ? 'bleed-right -mb-section self-end' : '';
  return (
    <section className={`section closing ${standing ? 'by-turns' : 'on-ink'}`}>
      <div className="width grid items-center gap-x-12 gap-y-7 @min-[47.5rem]:grid-cols-2">
        <div>
          <h2 className="text-h2">{title}</h2>
          <p
            className={`mt-4 max-w-[46ch] text-lead text-balance ${standing ? 'text-ink2' : 'text-dusk'}`}
          >
            <UnbrokenRanges text={text} />
          </p>
          <div className="actions mt-7 max-lg:*:grow">{children}</div>
        </div>
        {aside}
        {project && <MeasuredPlan project={project} />}
        {drawing && <SetOutRoom {...{ drawing, standing }} className={picture} />}
        {sheet && (
          // A pixel lower, so that its wall and the footer are one.
          <div className={`no-print relative top-px ${picture}`}>
            <SheetDrawing name={sheet.drawing} crop={sheet.crop} />
          </div>
        )}
      </div>
    </section>
  );
}
