import type { Reason } from '#client/content/home.ts';

/** Reasons to choose the company as rows of a schedule: figure, what it stands for, why it matters. */
export function WhyList({ reasons }: { reasons: readonly Reason[] }) {
  return (
    <ul className="border-b border-rule">
      {reasons.map(({ figure, title, description }) => (
        <li
          key={title}
          className="grid gap-x-8 border-t border-rule py-6 first:border-t-frame first:border-ink sm:grid-cols-[12rem_1fr] md:items-baseline lg:grid-cols-[3fr_4fr_5fr] md:py-7"
        >
          <p className="figure max-sm:mb-2 sm:max-lg:row-span-2">{figure}</p>
          <h3 className="text-h3">{title}</h3>
          <p className="max-w-measure text-ink2 max-lg:mt-1">{description}</p>
        </li>
      ))}
    </ul>
  );
}
