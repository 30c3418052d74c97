import type { Reason } from '#client/content/home.ts';

/** Reasons to choose the company in two columns of a schedule on ink, each led by its figure. */
export function Commitments({ reasons }: { reasons: readonly Reason[] }) {
  return (
    <ul className="grid lg:grid-cols-2 lg:gap-x-12">
      {reasons.map(({ figure, title, description }) => (
        <li
          key={title}
          className="grid items-baseline gap-x-4 gap-y-1 border-t border-rule-ink pt-4 pb-3 grid-cols-[5.5rem_1fr] md:pt-6 md:pb-5 sm:grid-cols-[7.5rem_1fr]"
        >
          <p className="font-heading text-[clamp(1.625rem,3vw,2.375rem)] leading-none font-semibold tracking-[-.02em] text-canary">
            {figure}
          </p>
          <div>
            <h3 className="text-h3">{title}</h3>
            <p className="max-w-[42ch] text-small text-dusk md:mt-1 md:text-body">{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
