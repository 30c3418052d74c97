import { claims } from '#client/content/claims.ts';
import { penalty } from '#client/content/promises.ts';
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
  process: { band: 'on-ink', drawn: false },
  room: { band: 'on-ink', drawn: true },
  system: { band: 'penalty-canary', drawn: true },
  alone: { band: 'penalty-canary penalty-alone', drawn: true },
  office: { band: 'penalty-canary penalty-promised', drawn: true },
} as const;

/**
 * Shows what a late handover means for the page's service, in large words, and the company's promise to pay for it.
 * For offices the promise is larger. On one page both sentences are larger.
 */
export function Penalty({ kind, late }: { kind: keyof typeof looks; late: string }) {
  const { band, drawn } = looks[kind];
  return (
    <section className={`penalty ${band}`}>
      <div className="width grid gap-y-6 md:gap-y-8">
        <h2 className="penalty-own">{late}</h2>
        {drawn && onTime > 0 && (
          <div aria-hidden="true">
            <svg viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true">
              <path d={drawing.onTime} className="fill-none stroke-current" />
              <path d={drawing.late} className="penalty-late" />
            </svg>
            <p className="mt-2 flex justify-between font-semibold">
              <span>{penalty.onTime}</span> <span>{penalty.late}</span>
            </p>
          </div>
        )}
        <p className="penalty-promise">
          <span>{penalty.promise}</span> {penalty.terms}
        </p>
      </div>
    </section>
  );
}
