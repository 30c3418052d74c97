import { Fragment } from 'react';
import { Link } from 'wouter';
import { ConsentLink } from '#client/consent/consent.ts';
import { footer, type OfferContent } from '#client/content/footer.ts';
import { frameLabels, type NavigationLink } from '#client/content/navigation.ts';
import { outbound } from '#client/content/outbound.ts';
import { ButtonLink } from '#client/ui/button-link.tsx';
import { chatHref, newTab, quoteHref } from '#client/ui/links.ts';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';
import { company } from '#shared/company.ts';
import { Logo } from './logo.tsx';

interface LinkGroupProps {
  id: string;
  title: string;
  links: readonly NavigationLink[];
}

function LinkGroup({ id, title, links }: LinkGroupProps) {
  return (
    <>
      <h2 id={id} className="mb-2 text-[1.125rem]">
        {title}
      </h2>
      <ul>
        {links.map(({ label, href }) => (
          <li key={label}>
            <Link href={href} className="footer-link">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Shows the limited-time offer: a strip with its items side by side, and on wide screens a panel. */
function Offer({ title, items, validity }: OfferContent) {
  return (
    <section className="offer">
      <div>
        <h2 className="text-h3">{title}</h2>
        <p>{validity}</p>
      </div>
      <ul className="offer-items">
        {items.map((item) => (
          <li key={item}>
            <UnbrokenRanges text={item} />
          </li>
        ))}
      </ul>
      <ButtonLink href={quoteHref} className="offer-button">
        {frameLabels.quoteOfOffer}
      </ButtonLink>
    </section>
  );
}

/**
 * Shows the footer (spec section 2, "Shared page frame"): the ways to reach the company, navigation, offer and a
 * drawing's title block.
 */
export function Footer() {
  const { services } = footer;
  return (
    <footer className="on-ink pb-(--bar)">
      <div className="width grid wrap-anywhere gap-x-10 gap-y-6 py-7 md:grid-cols-[1.5fr_.8fr_1fr] md:gap-y-12 md:py-14 xl:grid-cols-[1.15fr_.8fr_1fr_1.25fr]">
        <div>
          <Logo name={company.name} />
          <p className="mt-1.5 text-[1.125rem] font-semibold md:mt-5">{company.slogan}</p>
          <p className="max-w-[34ch] text-balance text-dusk max-md:text-small">
            {company.description}
          </p>
          <div className="footer-ways">
            <a href={outbound.call} className="footer-link">
              {company.phone}
            </a>
            <a href={outbound.mail} className="footer-link">
              {company.email}
            </a>
            <a href={chatHref()} {...newTab} className="footer-link no-print max-md:hidden">
              {frameLabels.actionBar.chat}
            </a>
          </div>
        </div>
        <div className="grid grid-cols-[3fr_4fr] gap-6 md:contents">
          <nav aria-labelledby="footer-pages">
            <LinkGroup id="footer-pages" {...footer.navigation} />
          </nav>
          <div>
            <LinkGroup
              id="footer-services"
              title={services.title}
              links={[...services.links, services.all]}
            />
          </div>
        </div>
        {footer.offer && <Offer {...footer.offer} />}
        <ul className="title-cells">
          {footer.titleBlock.map(({ label, values }, i) => (
            <li key={label} className="title-cell">
              <span className="text-fine text-dusk">{label}</span>
              {values.map((value) => (
                <Fragment key={value}>
                  {' '}
                  <br />
                  <span className="font-semibold">
                    <UnbrokenRanges text={value} />
                  </span>
                </Fragment>
              ))}
              {i === footer.titleBlock.length - 1 && (
                <p className="flex flex-wrap gap-x-6">
                  {/* This is a plain link, because the browser itself opens the notice that the fragment names. */}
                  <a href={footer.privacy.href} className="footer-link">
                    {footer.privacy.label}
                  </a>
                  {ConsentLink && <ConsentLink />}
                </p>
              )}
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
