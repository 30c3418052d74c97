import type { ContactContent } from '#client/content/contact-page.ts';
import { ButtonLink } from '#client/ui/button-link.tsx';
import { CallButton } from '#client/ui/call-button.tsx';
import { Drawing } from '#client/ui/drawing.tsx';
import { TitleLines } from '#client/ui/title-lines.tsx';

/**
 * Shows the head of the contact page, kept low so that the form comes soon (spec section 2, "Contact"). On phones its
 * drawing is above the words.
 */
export function ContactHero({
  badge,
  title,
  text,
  call,
  toForm,
  drawing,
  stats,
}: ContactContent['hero']) {
  return (
    <section className="overflow-x-clip border-b-frame border-ink bg-sheet">
      <div className="width">
        <div className="flex flex-col-reverse md:flex-row md:items-center md:justify-between md:gap-x-8 lg:gap-x-10">
          <div className="pt-3.5 pb-4 md:pt-14 md:pb-10">
            <p className="mb-2 text-fine leading-tight font-medium md:mb-3 md:text-small md:font-semibold">
              {badge}
            </p>
            <h1 className="text-h1">
              <TitleLines sentences={title} />
            </h1>
            <p className="mt-2 text-lead text-ink2 max-sm:text-small md:mt-4">{text}</p>
            <div className="mt-4 flex flex-wrap gap-3 max-sm:*:grow max-sm:*:px-3 xl:mt-6">
              <ButtonLink href="#form" kind="primary">
                {toForm}
              </ButtonLink>
              <CallButton text={call} kind="secondary" />
            </div>
          </div>
          <div className="taping">
            <Drawing name={drawing} crop={[32, 24, 536, 322]} style="shell" runsOn />
          </div>
        </div>
        <ul className="grid grid-cols-2 border-t-frame border-ink md:grid-cols-4">
          {stats.map(({ figure, label }) => (
            <li
              key={label}
              className="tile border-rule py-1.5 text-fine text-ink2 even:border-l even:pl-3 max-md:nth-[n+3]:border-t md:py-4 md:not-first:border-l md:not-first:pl-3 lg:text-small lg:not-first:pl-5"
            >
              <strong className="text-[1.25rem] font-semibold text-ink lg:text-[1.75rem]">
                {figure}
              </strong>{' '}
              {label}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
