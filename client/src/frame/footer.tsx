import { Fragment } from 'react';
import { Link } from 'wouter';
import { ConsentLink } from '#client/consent/consent.ts';
import { footer, type OfferContent } from '#client/content/footer.ts';
import { frameLabels, type NavigationLink } from '#client/content/navigation.ts';
import { ButtonLink } from '#client/ui/button-link.tsx';
import { quoteHref } from '#client/ui/links.ts';
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
            <Link
              href={href}
              className="inline-block py-1 md:py-1.5 text-dusk hover:text-sheet hover:underline"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Shows the limited-time offer. */
function Offer({ title, items, validity }: OfferContent) {
  return (
    <section className="offer">
      <h2 className="text-h3">{title}</h2>
      <ul className="mt-2 border-ink md:max-xl:col-span-full md:max-xl:row-start-2 md:max-xl:mt-0 md:max-xl:grid md:max-xl:grid-cols-3 md:max-xl:border-y">
        {items.map((item) => (
          <li key={item} className="offer-item">
            <span>
              <UnbrokenRanges text={item} />
            </span>
          </li>
        ))}
      </ul>
      <p className="border-ink max-md:border-t max-md:pt-2 md:max-xl:col-span-full xl:border-t xl:pt-2">
        {validity}
      </p>
      <ButtonLink href={quoteHref} className="offer-button">
        {frameLabels.quoteOfOffer}
      </ButtonLink>
    </section>
  );
}

/** Shows the footer: navigation, offer and a drawing's title block (spec section 2, "Shared page frame"). */
export function Footer() {
  return (
    <footer className="on-ink border-t border-rule-ink pb-(--bar)">
      <div className="width grid wrap-anywhere gap-x-10 gap-y-7 py-8 md:gap-y-12 md:pb-12 md:grid-cols-[1.5fr_.8fr_1fr] md:pt-16 xl:grid-cols-[1.15fr_.8fr_1fr_1.25fr]">
        {footer.offer && <Offer {...footer.offer} />}
        <div>
          <Logo name={company.name} />
          <p className="mt-5 text-[1.125rem] font-semibold">{company.slogan}</p>
          <p className="mt-1 max-w-[34ch] text-balance text-dusk">{company.description}</p>
          <p className="mt-2 flex flex-wrap gap-x-6 text-dusk">
            {/* This is a plain link, because the browser itself opens the notice that the fragment names. */}
            <a
              href={footer.privacy.href}
              className="inline-block py-1 md:py-1.5 text-dusk hover:text-sheet hover:underline"
            >
              {footer.privacy.label}
            </a>
            {ConsentLink && <ConsentLink />}
          </p>
        </div>
        <div className="grid grid-cols-2 gap-6 md:contents">
          <nav aria-labelledby="footer-pages">
            <LinkGroup id="footer-pages" {...footer.navigation} />
          </nav>
          <div>
            <LinkGroup id="footer-services" {...footer.services} />
          </div>
        </div>
        <ul className="title-cells">
          {footer.titleBlock.map(({ label, values }) => (
            <li key={label} className="title-cell">
              <span className="text-fine text-dusk">{label}</span>
              {values.map((value) => (
                <Fragment key={value}>
                  {' '}
                  <br />
                  <span className="leading-snug font-semibold">
                    <UnbrokenRanges text={value} />
                  </span>
                </Fragment>
              ))}
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
