import { claims } from '#client/content/claims.ts';
import { penalty } from '#client/content/promises.ts';
import type { PenaltyBand } from '#client/content/types.ts';
import { SheetDrawing } from '#client/ui/sheet-drawing.tsx';
import { TitleLines } from '#client/ui/title-lines.tsx';
import './penalty.css';

/** The number of handovers in 100 that are on time. */
const onTime = Number.parseFloat(claims.onTime);

/** Draws 100 handovers: a stroke for each one on time, and the filled late share, for which the company pays. */
const drawing = {
  onTime: `M-.8 2${'m1-2v2'.repeat(onTime)}`,
  late: `M${onTime} 0H100V2H${onTime}z`,
};

/** The looks by the kind of page. The reasons of a process say the share on time, so it is not drawn there. */
const looks = {
  process: { band: 'on-ink penalty-pictured', drawn: false },
  room: { band: 'on-ink', drawn: true },
  system: { band: 'penalty-canary', drawn: true },
  alone: { band: 'penalty-canary penalty-alone', drawn: true },
  office: { band: 'penalty-canary penalty-promised', drawn: true },
} as const;

/**
 * Shows what a late handover means for the page's service, in large words, and the company's promise to pay for it.
 * For offices the promise is larger. On one page both sentences are larger. Some pages have a picture of their own.
 */
export function Penalty({
  kind,
  late,
  own = { terms: penalty.terms },
}: {
  kind: keyof typeof looks;
  late: string;
  own?: PenaltyBand | undefined;
}) {
  const { band, drawn } = looks[own.look ?? kind];
  const { picture, terms } = own;
  return (
    <section className={`penalty ${band} ${picture?.beside ? 'penalty-beside' : ''}`}>
      <div className="width grid gap-y-6 md:gap-y-8">
        <h2 className="penalty-own">
          {/* The words after a colon begin a line. */}
          <TitleLines sentences={late.replace(': ', ':\n').split('\n')} />
        </h2>
        {picture ? <Picture {...picture} /> : drawn && onTime > 0 && <Handovers />}
        <p className="penalty-promise">
          <span>{penalty.promise}</span> {terms}
        </p>
      </div>
    </section>
  );
}

/** Shows all handovers as strokes, with the names of the two parts. */
function Handovers() {
  return (
    <div className="penalty-strokes" aria-hidden="true">
      <svg viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true">
        <path d={drawing.onTime} className="fill-none stroke-current" />
        <path d={drawing.late} className="penalty-late" />
      </svg>
      <p className="mt-2 flex justify-between font-semibold">
        <span>{penalty.onTime}</span> <span>{penalty.late}</span>
      </p>
    </div>
  );
}

/** Shows the page's own picture. Phones show a part of it, a narrow version or the same. */
function Picture({ part, crop, narrow }: NonNullable<PenaltyBand['picture']>) {
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
