import type { Reason } from '#client/content/home.ts';

/** Reasons to choose the company in two columns of a schedule on ink, each led by its figure. */
export function Commitments({ reasons }: { reasons: readonly Reason[] }) {
  return (
    <ul className="grid lg:grid-cols-2 lg:gap-x-12">
      {reasons.map(({ figure, title, description }) => (
        <li
          key={title}
          className="grid items-baseline gap-x-4 gap-y-2 border-t border-rule-ink pt-6 pb-5 min-[22rem]:grid-cols-[7.25rem_1fr] sm:grid-cols-[11rem_1fr]"
        >
          <p className="font-heading text-[clamp(1.625rem,3vw,2.375rem)] leading-none font-semibold tracking-[-.02em] text-canary">
            {figure}
          </p>
          <div>
            <h3 className="text-h3">{title}</h3>
            <p className="mt-1 max-w-[42ch] text-dusk">{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
