import { claims } from '#client/content/claims.ts';
import { penalty } from '#client/content/promises.ts';

/** The number of handovers in 100 that are on time. The rest of the string is canary. */
const onTime = Number.parseFloat(claims.onTime);

/**
 * Shows the company's promise for late handovers, in the largest words after the headline. The dimension string above
 * represents all handovers. Its canary end is the late share, to scale, for which the company pays.
 */
export function Penalty() {
  return (
    <section className="penalty on-ink">
      <div className="width">
        {onTime > 0 && (
          <div className="mb-7 md:mb-10">
            <svg viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true">
              <path d={`M0 1H${onTime}M0 0v2M${onTime} 0v2`} className="fill-none stroke-current" />
              <path d={`M${onTime} 0H100V2H${onTime}z`} className="fill-canary" />
            </svg>
            <p aria-hidden="true" className="mt-2 flex justify-between text-fine text-dusk">
              {penalty.parts.map((part) => (
                <span key={part}>{part}</span>
              ))}
            </p>
          </div>
        )}
        <h2>
          <span className="penalty-promise">{penalty.promise}</span>{' '}
          <span className="mt-2 block text-h2 text-dusk">{penalty.terms}</span>
        </h2>
      </div>
    </section>
  );
}
