import { serviceLabels } from '#client/content/service-labels.ts';
import type { CallToAction, ServiceMeta } from '#client/content/types.ts';
import { Action } from '#client/ui/action.tsx';
import { BackLink } from '#client/ui/back-link.tsx';
import { Badges } from '#client/ui/badge.tsx';
import { ButtonLink } from '#client/ui/button-link.tsx';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';
import { LeastPrice } from './least-price.tsx';

/** The words in the head of a service page, beside its drawing. */
export interface ServiceWords {
  readonly title: string;
  readonly subtitle: string;
  readonly callToAction: CallToAction;
  /** The words before the lowest price. The default is "From". */
  readonly from?: string;
  /** The price that the page argues for, if that is not the lowest. */
  readonly fromPrice?: string;
}

/**
 * Shows the words of a service page's head (spec section 2, "Service detail pages"). They are the back link, badges
 * if the page has them, title, call to action, 'View Projects' and the lowest price, or else the promise of one.
 */
export function ServiceIntro({
  words: { title, subtitle, callToAction, from, fromPrice },
  badges,
  prices,
  promise,
}: {
  words: ServiceWords;
  badges?: readonly string[];
  prices?: ServiceMeta['service']['prices'];
  /** Says when the visitor's own price comes, if the page has no prices. */
  promise?: string | undefined;
}) {
  const { back, viewProjects } = serviceLabels;
  return (
    <div>
      <BackLink {...back} />
      <div className="flex flex-col pt-3 pb-6 md:pt-5 md:pb-14 lg:py-(--intro,3.5rem)">
        <h1 className="text-h1">{title}</h1>
        {/* The badges are above the title but are read after it. Otherwise visitors who go by headings would
            miss them. */}
        {badges && <Badges texts={badges} />}
        <p className="mt-4 max-w-[46ch] text-lead text-ink2 md:mt-5 lg:mr-8">
          <UnbrokenRanges text={subtitle} />{' '}
          <LeastPrice prices={fromPrice ? { fromPrice } : prices} from={from} />
          {promise && (
            <b className="mt-2 block font-semibold text-balance text-ink">
              <UnbrokenRanges text={promise} />
            </b>
          )}
        </p>
        <div className="actions mt-5 items-center md:mt-7">
          <Action action={callToAction} />
          <ButtonLink href={viewProjects.href}>{viewProjects.label}</ButtonLink>
        </div>
      </div>
    </div>
  );
}
