import { Phone } from 'lucide-react';
import { frameLabels, headerLinks } from '#client/content/navigation.ts';
import { isActiveLink } from '#client/navigation/active-link.ts';
import { outbound } from '#client/ui/links.ts';
import { QuoteLink } from '#client/ui/quote-link.tsx';
import { Tooltip } from '#client/ui/tooltip.tsx';
import { company } from '#shared/company.ts';
import { Logo } from './logo.tsx';
import { Menu } from './menu.tsx';
import { useActivePath } from './use-active-path.ts';

/** The sticky header (spec section 2, "Shared page frame"). */
export function Header() {
  const path = useActivePath();
  return (
    <>
      <a href="#main" className="skip-link on-ink no-print">
        {frameLabels.skipToContent}
      </a>
      <header className="no-print sticky top-0 z-40 border-b-frame border-ink bg-sheet [@media(max-height:20rem)]:static">
        <div className="width flex h-(--header) items-center justify-between gap-4">
          <Logo />
          <div className="flex h-full shrink-0 items-center gap-4 lg:max-xl:gap-2 xl:gap-8">
            <nav aria-label={frameLabels.mainNavigation} className="hidden h-full lg:block">
              <ul className="flex h-full">
                {headerLinks.map(({ label, href }) => (
                  <li key={href}>
                    <a
                      href={href}
                      aria-current={isActiveLink(href, path) ? 'page' : undefined}
                      className="flex h-full items-center border-b-4 border-transparent px-2.5 pt-1.5 xl:px-3.5 font-heading font-semibold -outline-offset-4 hover:border-rule aria-[current=page]:border-canary forced-colors:border-[Canvas]"
                    >
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
            <a
              href={outbound.call}
              className="hidden min-h-11 items-center pt-0.5 font-heading font-semibold whitespace-nowrap hover:underline xl:flex"
            >
              {company.phone}
            </a>
            <div className="hidden h-full md:max-xl:flex">
              <Tooltip text={frameLabels.callNumber}>
                <a
                  href={outbound.call}
                  aria-label={frameLabels.callNumber}
                  className="flex h-full items-center px-3 -outline-offset-4"
                >
                  <Phone aria-hidden="true" className="size-5" />
                </a>
              </Tooltip>
            </div>
            <QuoteLink className="button button-primary hidden min-h-11 whitespace-nowrap md:inline-flex">
              {frameLabels.quote}
            </QuoteLink>
            <Menu path={path} />
          </div>
        </div>
      </header>
    </>
  );
}
