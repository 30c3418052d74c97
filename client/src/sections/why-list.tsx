import type { Reason } from '#client/content/home.ts';

/** Reasons to choose the company as rows of a schedule: figure, what it stands for, why it matters. */
export function WhyList({ reasons }: { reasons: readonly Reason[] }) {
  return (
    <ul className="border-b border-rule">
      {reasons.map(({ figure, title, description }) => (
        <li
          key={title}
          className="grid min-[22rem]:grid-cols-[6rem_1fr] items-baseline gap-x-4 border-t border-rule py-3 first:border-t-frame first:border-ink sm:grid-cols-[12rem_1fr] sm:gap-x-6 lg:grid-cols-[3fr_4fr_5fr] md:py-7"
        >
          <p className="figure max-lg:row-span-2 max-sm:text-[1.375rem]">{figure}</p>
          <h3 className="text-h3">{title}</h3>
          <p className="max-w-measure text-ink2 max-lg:mt-1 max-sm:text-small">{description}</p>
        </li>
      ))}
    </ul>
  );
}
