import { frameLabels, headerLinks } from '#client/content/navigation.ts';
import { outbound } from '#client/content/outbound.ts';
import { ButtonLink } from '#client/ui/button-link.tsx';
import { quoteHref } from '#client/ui/links.ts';
import { PhoneMark } from '#client/ui/marks.tsx';
import { company } from '#shared/company.ts';
import { FrameLink } from './frame-link.tsx';
import { Logo } from './logo.tsx';
import { Menu } from './menu.tsx';

/** Hides the phone number at widths where it has no room beside more than the specification's five links. */
const moreLinks = headerLinks.length > 5 ? '@min-[59rem]:@max-[74rem]:hidden' : '';

/**
 * Shows the sticky header (spec section 2, "Shared page frame"). Its links become the menu by its own width in
 * `rem`, because media queries do not see that an extension has enlarged the text. On phones the call link is in the
 * bar at the bottom of the screen (action-bar.tsx), and the container must not hold the quote link, which is fixed
 * to the screen.
 */
export function Header() {
  return (
    <>
      <a href="#main" className="skip-link on-ink no-print">
        {frameLabels.skipToContent}
      </a>
      <header className="md:@container sticky top-0 z-40 border-b-frame border-ink bg-sheet print:static [@media(max-height:20rem)]:static">
        <div className="width flex h-(--header) items-center justify-between gap-[min(1rem,4vw)]">
          <Logo name={company.shortName} />
          <div className="flex h-full shrink-0 items-center gap-[min(1rem,4vw)] lg:max-xl:gap-3 xl:gap-8">
            <nav
              aria-label={frameLabels.mainNavigation}
              className="no-print hidden h-full @min-[59rem]:block"
            >
              <ul className="flex h-full">
                {headerLinks.map(({ label, href }) => (
                  <li key={href}>
                    <FrameLink href={href} className="header-link">
                      {label}
                    </FrameLink>
                  </li>
                ))}
              </ul>
            </nav>
            <a
              href={outbound.call}
              className={`flex min-h-11 items-center justify-center pt-0.5 font-semibold whitespace-nowrap hover:underline max-md:not-print:hidden @max-[45rem]:w-11 @max-[45rem]:border-frame @max-[30rem]:hidden ${moreLinks}`}
            >
              <PhoneMark className="size-[20px] @min-[45rem]:hidden" />
              <span className="@max-[45rem]:sr-only">{company.phone}</span>
            </a>
            {/* This is the only link of its name. On phones it completes the bar at the bottom of the screen. */}
            <ButtonLink href={quoteHref} kind="primary" className="no-print quote-button">
              {frameLabels.quote}
            </ButtonLink>
            <Menu />
          </div>
        </div>
      </header>
    </>
  );
}
