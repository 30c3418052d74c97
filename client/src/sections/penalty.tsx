import { penaltyPromise } from '#client/content/promises.ts';
import type { PenaltyBand } from '#client/content/types.ts';
import { SheetDrawing } from '#client/ui/sheet-drawing.tsx';
import { TitleLines } from '#client/ui/title-lines.tsx';
import './penalty.css';

/** The classes of the band, by the kind of page. */
const bands = {
  process: 'on-ink penalty-pictured',
  room: 'on-ink',
  system: 'penalty-canary',
  office: 'penalty-canary penalty-promised',
} as const;

/**
 * Shows what a late handover means for the page's service, in large words, a picture of it, and the company's promise
 * to pay. For offices the promise is larger.
 */
export function Penalty({
  kind,
  late,
  terms,
  look,
  picture,
}: PenaltyBand & { kind: keyof typeof bands; late: string }) {
  return (
    <section className={`penalty ${bands[look ?? kind]}`}>
      <div className="width grid gap-y-6 md:gap-y-8">
        <h2 className="penalty-own">
          {/* The words after a colon begin a line. */}
          <TitleLines sentences={late.replace(': ', ':\n').split('\n')} />
        </h2>
        <Picture {...picture} />
        <p className="penalty-promise">
          <span>{penaltyPromise}</span> {terms}
        </p>
      </div>
    </section>
  );
}

/** Shows the page's own picture. Phones show a part of it, a narrow version or the same. */
function Picture({ part, crop, narrow }: PenaltyBand['picture']) {
  return (
    <div className="penalty-picture">
      <SheetDrawing name="late" {...{ part, crop }} className={narrow ? 'max-md:hidden' : ''} />
      {narrow && (
        <SheetDrawing
          name="late"
          part={narrow.part ?? part}
          crop={narrow.crop}
          className="md:hidden [--narrow:inline] [--wide:none]"
        />
      )}
    </div>
  );
}
