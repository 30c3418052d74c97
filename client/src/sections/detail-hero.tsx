import { servicePages } from '#client/content/service-pages.ts';
import type { DrawingName, ServiceProcessContent } from '#client/content/types.ts';
import { Action } from '#client/ui/action.tsx';
import { BackLink } from '#client/ui/back-link.tsx';
import { ButtonLink } from '#client/ui/button-link.tsx';
import { Drawing } from '#client/ui/drawing.tsx';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';

/**
 * The head of a Template A page (spec section 2): words beside a large detail of the page's
 * drawing, which stands on the highlights as on its floor.
 */
export function DetailHero({
  hero,
  drawing,
}: {
  hero: ServiceProcessContent['hero'];
  drawing: DrawingName;
}) {
  const { back, viewProjects } = servicePages;
  const { title, subtitle, highlights, callToAction, icon: Icon, crop } = hero;
  return (
    <section className="border-b-frame border-ink bg-sheet">
      <div className="width grid lg:grid-cols-[1fr_1.06fr]">
        <div className="lg:pr-12">
          <BackLink {...back} />
          <div className="pt-9 pb-10 md:pt-14 md:pb-16">
            <h1 tabIndex={-1} className="text-h1">
              {title}
            </h1>
            <p className="mt-5 max-w-[46ch] text-lead text-ink2">
              <UnbrokenRanges text={subtitle} />
            </p>
            <div className="mt-7 flex flex-wrap gap-3 max-sm:flex-col">
              <Action action={callToAction} />
              <ButtonLink href={viewProjects.href}>{viewProjects.label}</ButtonLink>
            </div>
          </div>
        </div>
        <div className="relative -mx-gutter aspect-[5/4] overflow-hidden border-ink max-lg:border-t-frame md:max-lg:aspect-[2/1] lg:ml-0 lg:aspect-auto lg:min-h-[26rem] lg:border-l-frame min-[82rem]:mr-0 min-[82rem]:border-r-frame">
          <Drawing
            name={drawing}
            crop={crop}
            cover
            inline
            className="absolute inset-0 h-full [--stroke:non-scaling-stroke] md:max-lg:[--dims:none]"
          />
        </div>
      </div>
      <div className="border-t-frame border-ink">
        <div className="width flex">
          <span className="mr-7 hidden w-[4.75rem] shrink-0 items-center justify-center border-r-frame border-ink bg-canary xl:flex">
            <Icon aria-hidden="true" className="size-8 stroke-[1.5]" />
          </span>
          <ul className="grid grow grid-cols-2 md:grid-cols-4">
            {highlights.map((highlight) => (
              <li
                key={highlight}
                className="border-rule py-4 font-heading text-label font-semibold text-balance max-md:odd:pr-3 max-md:even:border-l max-md:even:pl-4 max-md:nth-[n+3]:border-t md:py-6 md:pr-3 md:not-first:border-l md:not-first:pl-5 xl:text-[1.1875rem]"
              >
                {highlight}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
