import type { ContactContent } from '#client/content/contact-page.ts';
import { Badge } from '#client/ui/badge.tsx';
import { ButtonLink } from '#client/ui/button-link.tsx';
import { CallButton } from '#client/ui/call-button.tsx';
import { Drawing } from '#client/ui/drawing.tsx';
import { TitleLines } from '#client/ui/title-lines.tsx';

/**
 * Shows the head of the contact page, kept low so that the form comes soon (spec section 2, "Contact"). Its scene goes
 * to the screen's edges. On phones it is above the words. The badge hangs from the line above them.
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
    <section className="page-head">
      <div className="width">
        <div className="contact-head">
          <div className="pb-4 md:pb-7 lg:pr-4 lg:pb-9">
            <p className="contact-badge">
              <Badge text={badge} kind="ink" />
            </p>
            <h1 className="text-h1">
              <TitleLines sentences={title} />
            </h1>
            <p className="mt-2 text-lead text-ink2 max-sm:text-small md:mt-4">{text}</p>
            <div className="actions mt-4 max-[24rem]:gap-2 max-[24rem]:*:px-2 md:mt-5">
              <ButtonLink href="#form" kind="primary">
                {toForm}
              </ButtonLink>
              <CallButton text={call} kind="secondary" />
            </div>
          </div>
          <div className="first-visit bleed-right">
            <Drawing
              name={drawing}
              crop={[0, 0, 640, 370]}
              style="detail"
              className="[--stroke:none]"
            />
          </div>
        </div>
      </div>
      <div className="border-t-frame border-ink">
        <ul className="width contact-figures">
          {stats.map(({ figure, label }) => (
            <li key={label} className="tile">
              <strong>{figure}</strong> {label}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
