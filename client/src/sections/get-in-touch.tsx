import { Phone } from 'lucide-react';
import { contact } from '#client/content/contact.ts';
import { Drawing } from '#client/ui/drawing.tsx';
import { newTab, outbound } from '#client/ui/links.ts';
import { company } from '#shared/company.ts';

const targets = {
  call: outbound.call,
  email: outbound.mail,
  visit: outbound.map,
} as const;

/** The ways to reach the company, and its office hours (spec section 2, "Contact"). */
export function GetInTouch() {
  const { title, cards, officeHoursTitle, experienceCentre, drawing } = contact.getInTouch;
  return (
    <section aria-labelledby="get-in-touch" className="flex flex-col max-md:px-gutter">
      <h2 id="get-in-touch" className="mb-5 text-[1.875rem] leading-tight tracking-[-.012em]">
        {title}
      </h2>
      <ul>
        {cards.map((card) => (
          <li
            key={card.kind}
            className="grid items-center gap-x-6 gap-y-3 border-t-frame border-ink py-5 md:max-lg:grid-cols-[1fr_auto] xl:grid-cols-[1fr_auto] xl:py-6"
          >
            <div className="min-w-0">
              <h3 className="text-small text-ink2">{card.title}</h3>
              <p className="font-heading text-h3 font-semibold wrap-anywhere xl:text-[1.625rem]">
                {card.value}
              </p>
              <p className="text-small text-ink2">{card.text}</p>
            </div>
            <a
              href={targets[card.kind]}
              {...(card.kind === 'visit' ? newTab : {})}
              aria-label={`${card.action}: ${card.value}`}
              className={`button min-h-11 max-sm:w-full sm:justify-self-start ${card.kind === 'call' ? 'button-primary' : 'button-secondary'}`}
            >
              {card.kind === 'call' && <Phone aria-hidden="true" />}
              {card.action}
            </a>
          </li>
        ))}
      </ul>
      <div className="border-frame border-ink bg-sheet">
        <h3 className="border-b-frame border-ink px-4 sm:px-5 pt-3.5 pb-2.5 text-[1.1875rem]">
          {officeHoursTitle}
        </h3>
        <dl>
          {company.officeHours.map(({ days, hours }) => (
            <div
              key={days}
              className="flex flex-wrap items-baseline justify-between gap-x-4 border-t max-sm:flex-col border-rule px-5 py-3 first:border-t-0 max-sm:px-4 max-sm:text-small"
            >
              <dt>{days}</dt>
              <dd className="font-heading font-semibold">{hours}</dd>
            </div>
          ))}
        </dl>
      </div>
      <p className="mt-3 text-small text-ink2">{experienceCentre}</p>
      {/* Stands on the line on which the form ends. */}
      <Drawing
        name={drawing}
        crop={[60, 242, 230, 96.5]}
        style="detail"
        inline
        className="mt-auto border-b-frame border-ink pt-6 max-lg:hidden"
      />
    </section>
  );
}
