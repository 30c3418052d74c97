import { contact } from '#client/content/contact-page.ts';
import { frameLabels } from '#client/content/navigation.ts';
import { outbound } from '#client/content/outbound.ts';
import { chatHref, newTab } from '#client/ui/links.ts';
import { PhoneMark, WhatsAppMark } from '#client/ui/marks.tsx';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';
import { company } from '#shared/company.ts';
import { OpenNow } from './open-now.tsx';

const targets = {
  call: outbound.call,
  email: outbound.mail,
  visit: outbound.map,
} as const;

/** Shows the ways to reach the company and its office hours (spec section 2, "Contact"). */
export function GetInTouch() {
  const { title, cards, officeHoursTitle, payment } = contact.getInTouch;
  return (
    <section className="ways max-lg:mt-6 max-md:px-gutter lg:col-start-2 lg:pt-8">
      <h2 className="mb-3 text-h3">{title}</h2>
      <ul>
        {cards.map((card) => (
          <li
            key={card.kind}
            className="grid items-center gap-x-3 gap-y-3 border-t-frame border-ink py-3.5 min-[22rem]:max-lg:grid-cols-[1fr_auto] xl:grid-cols-[1fr_auto]"
          >
            <div className="min-w-0">
              <h3 className="text-small text-ink2">{card.title}</h3>
              <p id={`reach-${card.kind}`} className="text-h3 font-semibold wrap-anywhere">
                {card.value}
              </p>
              {card.text && (
                <p className="card-note text-small text-ink2">
                  <UnbrokenRanges text={card.text} />
                </p>
              )}
              {card.kind === 'call' && <OpenNow />}
            </div>
            <div className="way-buttons">
              <a
                href={targets[card.kind]}
                {...(card.kind === 'visit' ? newTab : {})}
                aria-describedby={`reach-${card.kind}`}
                className="button button-secondary min-h-11"
              >
                {card.kind === 'call' && <PhoneMark />}
                {card.action}
              </a>
              {card.kind === 'call' && (
                <a href={chatHref()} {...newTab} className="button button-secondary min-h-11">
                  <WhatsAppMark />
                  {frameLabels.actionBar.chat}
                </a>
              )}
            </div>
          </li>
        ))}
      </ul>
      <div className="border-frame border-ink bg-sheet">
        <h3 className="border-b-frame border-ink px-4 sm:px-5 pt-3.5 pb-2.5 text-[1.1875rem]">
          {officeHoursTitle}
        </h3>
        <ul className="xl:flex">
          {company.officeHours.map(({ days, hours }) => (
            <li key={days} className="hours-row">
              {days} <strong className="font-semibold">{hours}</strong>
            </li>
          ))}
        </ul>
      </div>
      <p className="mt-3 text-small text-balance text-ink2">{payment}</p>
    </section>
  );
}
