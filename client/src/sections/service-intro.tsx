import { servicePages } from '#client/content/service-pages.ts';
import type { CallToAction } from '#client/content/types.ts';
import { Action } from '#client/ui/action.tsx';
import { BackLink } from '#client/ui/back-link.tsx';
import { Badges } from '#client/ui/badge.tsx';
import { ButtonLink } from '#client/ui/button-link.tsx';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';

/** What the head of a service page says, beside its drawing. */
export interface ServiceWords {
  readonly title: string;
  readonly subtitle: string;
  readonly callToAction: CallToAction;
}

/**
 * The words of a service page's head: back link, badges where the page has them, title, call to
 * action and 'View Projects' (spec section 2, "Service detail pages").
 */
export function ServiceIntro({
  words: { title, subtitle, callToAction },
  badges,
}: {
  words: ServiceWords;
  badges?: readonly string[];
}) {
  const { back, viewProjects } = servicePages;
  return (
    <div>
      <BackLink {...back} />
      <div className="pt-5 pb-8 md:pb-14 lg:pt-14">
        {badges && <Badges texts={badges} />}
        <h1 className="text-h1">{title}</h1>
        <p className="mt-5 max-w-[46ch] text-lead lg:mr-8 text-ink2">
          <UnbrokenRanges text={subtitle} />
        </p>
        <div className="mt-7 flex flex-wrap gap-3 max-sm:*:grow max-sm:*:px-3">
          <Action action={callToAction} />
          <ButtonLink href={viewProjects.href}>{viewProjects.label}</ButtonLink>
        </div>
      </div>
    </div>
  );
}
