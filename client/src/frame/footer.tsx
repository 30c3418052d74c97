import { Link } from 'wouter';
import { footer, type NavigationLink } from '#client/content/navigation.ts';
import { company } from '#shared/company.ts';
import { Logo } from './logo.tsx';

function LinkGroup({ title, links }: { title: string; links: readonly NavigationLink[] }) {
  return (
    <nav aria-label={title}>
      <h2 className="mb-2 text-[1.125rem]">{title}</h2>
      <ul>
        {links.map(({ label, href }) => (
          <li key={label}>
            <Link
              href={href}
              className="inline-block py-1.5 text-dusk hover:text-sheet hover:underline"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The footer: navigation, offer and the title block of a drawing (spec section 2, "Shared page frame"). */
export function Footer() {
  const { offer } = footer;
  return (
    <footer className="on-ink border-t border-rule-ink pb-(--bar)">
      <div className="width grid gap-x-10 gap-y-12 pt-16 pb-16 sm:grid-cols-2 lg:grid-cols-[1.15fr_.8fr_1fr_1.25fr] lg:pb-24">
        <section
          aria-labelledby="offer"
          className="bg-canary px-6 pt-6 pb-4 text-ink sm:col-span-2 lg:order-last lg:col-span-1"
        >
          <h2 id="offer" className="mb-2 text-h3">
            {offer.title}
          </h2>
          <ul>
            {offer.items.map((item) => (
              <li key={item} className="border-t border-ink/35 py-2 font-heading font-semibold">
                {item}
              </li>
            ))}
          </ul>
          <p className="border-t border-ink/35 pt-2">{offer.validity}</p>
        </section>
        <div className="max-lg:sm:col-span-2">
          <Logo />
          <p className="mt-5 font-heading text-[1.125rem] font-semibold">{company.slogan}</p>
          <p className="mt-1 max-w-[34ch] text-dusk">{company.description}</p>
        </div>
        <div className="contents max-sm:grid max-sm:grid-cols-2 max-sm:gap-6">
          <LinkGroup {...footer.navigation} />
          <LinkGroup {...footer.services} />
        </div>
        <dl className="order-last grid grid-cols-2 border-t border-l border-rule-ink sm:col-span-2 lg:col-span-4 lg:grid-cols-[1.9fr_1.2fr_1.2fr_1.1fr]">
          {footer.titleBlock.map(({ label, value }) => (
            <div key={label} className="border-r border-b border-rule-ink px-4 pt-3 pb-2.5">
              <dt className="text-fine text-dusk">{label}</dt>
              <dd className="font-heading font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </footer>
  );
}
