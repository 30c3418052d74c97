import { startOf } from '#client/content/price-range.ts';
import { serviceLabels } from '#client/content/service-labels.ts';
import type { Band, ServicePackage } from '#client/content/types.ts';
import { Action } from '#client/ui/action.tsx';
import { ButtonLink } from '#client/ui/button-link.tsx';
import { quoteHref } from '#client/ui/links.ts';
import { type BandGround, CallToActionBand } from './band.tsx';
import { packageId } from './price-cards.tsx';

/**
 * Shows the closing band of a service page: its call to action, and the form's link beside a call. For a system,
 * the lowest prices of its three packages replace the drawing.
 */
export function ServiceBand({
  band,
  ground,
  packages,
}: {
  band: Band;
  ground?: BandGround;
  packages?: readonly ServicePackage[];
}) {
  const { getQuote, viewProjects } = serviceLabels;
  return (
    <CallToActionBand {...band} ground={ground} aside={packages && <Prices packages={packages} />}>
      <Action action={band.callToAction} />
      {band.callToAction.target === 'call' ? (
        <ButtonLink href={quoteHref}>{getQuote}</ButtonLink>
      ) : (
        <ButtonLink href={viewProjects.href}>{viewProjects.label}</ButtonLink>
      )}
    </CallToActionBand>
  );
}

function Prices({ packages }: { packages: readonly ServicePackage[] }) {
  return (
    <ol className="border-t-title border-canary">
      {packages.map(({ title, price }, i) => (
        <li
          key={title}
          className="relative flex flex-wrap items-baseline justify-between gap-x-3 border-b border-rule-ink py-4 hover:text-canary"
        >
          <a
            href={`#${packageId(i)}`}
            className="text-h3 font-semibold after:absolute after:inset-0"
          >
            {title}
          </a>{' '}
          <span className="ml-auto text-dusk">
            {/\d/.test(price) && `${serviceLabels.from} `}
            <span className="figure text-canary max-lg:text-[1.9375rem]">{startOf(price)}</span>
            {/\/.*/.exec(price)?.[0]}
          </span>
        </li>
      ))}
    </ol>
  );
}
