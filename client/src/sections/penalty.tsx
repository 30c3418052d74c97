import { claims } from '#client/content/claims.ts';
import { penalty } from '#client/content/promises.ts';

/** The number of handovers in 100 that are on time. */
const onTime = Number.parseFloat(claims.onTime);

/** Draws 100 handovers: a stroke for each one on time, and the filled late share, for which the company pays. */
const drawing = {
  onTime: `M-.8 2${'m1-2v2'.repeat(onTime)}`,
  late: `M${onTime} 0H100V2H${onTime}z`,
};

/** The ground and the order, by the kind of page. */
const looks = {
  process: 'on-ink penalty-above',
  room: 'on-ink',
  system: 'penalty-canary',
} as const;

/**
 * Shows the company's promise for late handovers, and what lateness means for the page's service. The promise is
 * in the largest words after the headline. For a room, the meaning of lateness is, and the promise answers it.
 */
export function Penalty({ kind, late }: { kind: keyof typeof looks; late: string }) {
  const isRoom = kind === 'room';
  return (
    <section className={`penalty ${looks[kind]}`}>
      <div className="width grid gap-y-7 md:gap-y-10">
        {isRoom ? (
          <h2 className="penalty-own">{late}</h2>
        ) : (
          <h2>
            <span className="penalty-promise">{penalty.promise}</span>{' '}
            <span className="penalty-terms">{penalty.terms}</span>
          </h2>
        )}
        <div className="penalty-share">
          {onTime > 0 && (
            <svg viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true">
              <path d={drawing.onTime} className="fill-none stroke-current" />
              <path d={drawing.late} className="penalty-late" />
            </svg>
          )}
          {onTime > 0 && (
            <p aria-hidden="true" className="mt-2 mb-6 flex justify-between font-semibold">
              <span>{penalty.onTime}</span> <span>{penalty.late}</span>
            </p>
          )}
          <p className="penalty-means">{isRoom ? `${penalty.promise} ${penalty.terms}` : late}</p>
        </div>
      </div>
    </section>
  );
}
