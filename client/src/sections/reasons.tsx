import type { Feature } from '#client/content/types.ts';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';

/** Reasons to choose us, side by side on wide screens: the claim, then what stands behind it (spec section 2, Template A). */
export function Reasons({ reasons }: { reasons: readonly Feature[] }) {
  return (
    <ul className="gap-x-12 border-t-frame border-ink lg:grid lg:grid-cols-3">
      {reasons.map(({ icon: Icon, title, description }) => (
        <li
          key={title}
          className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-2 content-start border-rule py-6 max-lg:border-b lg:gap-x-4 lg:pt-8 lg:pb-0"
        >
          <Icon aria-hidden="true" className="mt-0.5 size-7 stroke-[1.5]" />
          <h3 className="text-[clamp(1.375rem,2.2vw,1.75rem)] leading-tight tracking-[-.012em]">
            <UnbrokenRanges text={title} />
          </h3>
          <p className="col-start-2 max-w-measure text-ink2">{description}</p>
        </li>
      ))}
    </ul>
  );
}
