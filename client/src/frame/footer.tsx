import { footer, frameLabels, type NavigationLink } from '#client/content/navigation.ts';
import { QuoteLink } from '#client/ui/quote-link.tsx';
import { company } from '#shared/company.ts';
import { Logo } from './logo.tsx';

function LinkGroup({ title, links }: { title: string; links: readonly NavigationLink[] }) {
  return (
    <nav aria-label={title}>
      <h2 className="mb-2 text-[1.125rem]">{title}</h2>
      <ul>
        {links.map(({ label, href }) => (
          <li key={label}>
            <a
              href={href}
              className="inline-block py-1.5 text-dusk hover:text-sheet hover:underline"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The limited-time offer: a panel, on screens of middle width a strip. */
function Offer() {
  const { title, items, validity } = footer.offer;
  return (
    <section
      aria-labelledby="offer"
      className="[--focus:theme(colors.ink)] bg-canary px-6 pt-6 pb-4 text-ink md:col-span-3 md:max-xl:grid md:max-xl:grid-cols-[auto_1fr_auto] md:max-xl:grid-rows-[auto_1fr] md:max-xl:gap-x-8 md:max-xl:pb-6 xl:order-last xl:col-span-1"
    >
      <h2 id="offer" className="text-h3 md:max-xl:whitespace-nowrap">
        {title}
      </h2>
      <ul className="mt-2 md:max-xl:row-span-2 md:max-xl:mt-0 lg:max-xl:grid lg:max-xl:grid-cols-3">
        {items.map((item) => (
          <li
            key={item}
            className="border-t border-ink/35 py-2 font-heading font-semibold md:max-lg:border-l md:max-lg:px-5 md:max-lg:first:border-t-0 lg:max-xl:flex lg:max-xl:items-center lg:max-xl:border-t-0 lg:max-xl:border-l lg:max-xl:px-4 lg:max-xl:leading-snug"
          >
            {item}
          </li>
        ))}
      </ul>
      <p className="border-ink/35 max-md:border-t max-md:pt-2 xl:border-t xl:pt-2">{validity}</p>
      <QuoteLink className="button button-secondary mt-4 mb-2 w-full border-ink hover:bg-ink hover:text-sheet md:max-xl:col-start-3 md:max-xl:row-span-2 md:max-xl:row-start-1 md:max-xl:my-0 md:max-xl:self-center">
        {frameLabels.quote}
      </QuoteLink>
    </section>
  );
}

/** The footer: navigation, offer and the title block of a drawing (spec section 2, "Shared page frame"). */
export function Footer() {
  return (
    <footer className="on-ink border-t border-rule-ink pb-(--bar)">
      <div className="width grid gap-x-10 gap-y-9 py-10 md:gap-y-12 md:pb-12 md:grid-cols-[1.5fr_.8fr_1fr] md:pt-16 xl:grid-cols-[1.15fr_.8fr_1fr_1.25fr]">
        <Offer />
        <div>
          <Logo />
          <p className="mt-5 font-heading text-[1.125rem] font-semibold">{company.slogan}</p>
          <p className="mt-1 max-w-[34ch] text-balance text-dusk">{company.description}</p>
        </div>
        <div className="grid grid-cols-2 gap-6 md:contents">
          <LinkGroup {...footer.navigation} />
          <LinkGroup {...footer.services} />
        </div>
        <dl className="order-last grid grid-cols-2 border-t border-l border-rule-ink md:col-span-3 lg:grid-cols-[repeat(4,auto)] xl:col-span-4">
          {footer.titleBlock.map(({ label, value }) => (
            <div
              key={label}
              className="flex flex-col justify-between border-r border-b border-rule-ink px-3.5 pt-3 pb-2.5 max-sm:first:col-span-2 max-sm:last:col-span-2 max-[22rem]:col-span-2"
            >
              <dt className="text-fine text-dusk">{label}</dt>
              <dd className="font-heading leading-snug font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </footer>
  );
}
