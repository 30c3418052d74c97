import type { ContactContent } from '#client/content/contact.ts';
import { Badge } from '#client/ui/badge.tsx';
import { ButtonLink } from '#client/ui/button-link.tsx';
import { CallButton } from '#client/ui/call-button.tsx';
import { Drawing } from '#client/ui/drawing.tsx';

/**
 * The head of the contact page, kept low so that the form comes soon (spec section 2, "Contact"): the
 * room stands on the line that carries the figures.
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
        <div className="flex items-end justify-between gap-x-10">
          <div className="py-4 md:py-8">
            <p className="mb-2 md:mb-3">
              <Badge text={badge} />
            </p>
            <h1 className="text-h1">{title}</h1>
            <p className="mt-2 text-lead text-ink2">{text}</p>
            <div className="mt-4 flex flex-wrap gap-3 max-sm:flex-col">
              <ButtonLink href="#form" kind="primary">
                {toForm}
              </ButtonLink>
              <CallButton text={call} kind="secondary" />
            </div>
          </div>
          <div className="runs-on w-[clamp(16rem,38vw,26rem)] shrink-0 [--dims:none] max-lg:hidden">
            <Drawing name={drawing} crop={[32, 24, 536, 322]} style="shell" inline />
          </div>
        </div>
        <div className="@container border-t-frame border-ink">
          <ul className="grid @min-[17rem]:grid-cols-2 @min-[42rem]:grid-cols-4">
            {stats.map(({ figure, label }) => (
              <li
                key={label}
                className="border-rule py-1.5 text-fine text-ink2 @max-[17rem]:not-first:border-t @min-[17rem]:even:border-l @min-[17rem]:even:pl-3 @max-[42rem]:nth-[n+3]:border-t @min-[42rem]:py-3 @min-[42rem]:not-first:border-l @min-[42rem]:not-first:pl-3 lg:text-small lg:not-first:pl-5"
              >
                <strong className="font-heading text-[1.25rem] font-semibold text-ink lg:text-h3">
                  {figure}
                </strong>{' '}
                {label}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
