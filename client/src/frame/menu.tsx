import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { frameLabels, headerLinks } from '#client/content/navigation.ts';
import { isActiveLink } from '#client/navigation/active-link.ts';
import { CallButton } from '#client/ui/call-button.tsx';
import { QuoteLink } from '#client/ui/quote-link.tsx';

const menuId = 'menu';

/**
 * The menu of small screens (spec sections 2 and 4). The popover opens, reports its state, closes on
 * Escape and gives the focus back by itself, before any script has run; React says the state in
 * the button's name as well. A chosen link closes it (visit.ts), and so does Back. Browsers without
 * popovers show a row of links (styles.css).
 */
export function Menu({ path }: { path: string }) {
  const [open, setOpen] = useState<boolean>();
  const [location] = useLocation();
  const menu = useRef<HTMLElement>(null);

  useEffect(() => {
    const element = menu.current;
    if (!element?.hidePopover) return;
    // It may have been opened before hydration.
    setOpen(element.matches(':popover-open'));
    const onToggle = (event: Event) => setOpen((event as ToggleEvent).newState === 'open');
    element.addEventListener('toggle', onToggle);
    return () => element.removeEventListener('toggle', onToggle);
  }, []);

  // Back and forward close it as well; hydration does not, as it may have been opened before.
  const entered = useRef(location);
  useEffect(() => {
    if (entered.current !== location) menu.current?.hidePopover?.();
    entered.current = location;
  }, [location]);

  return (
    <div className="lg:hidden">
      <button
        type="button"
        popoverTarget={menuId}
        aria-expanded={open}
        aria-controls={menuId}
        className="menu-button button button-secondary min-h-11 min-w-[5.25rem] px-4"
      >
        {open ? frameLabels.closeMenu : frameLabels.openMenu}
      </button>
      <nav
        ref={menu}
        id={menuId}
        popover="auto"
        aria-label={frameLabels.openMenu}
        className="menu border-t-frame"
      >
        <ul className="max-md:border-b max-md:border-rule">
          {headerLinks.map(({ label, href }) => (
            <li key={href} className="border-t border-rule first:border-t-0">
              <a
                href={href}
                aria-current={isActiveLink(href, path) ? 'page' : undefined}
                className="block px-gutter pt-4 pb-3 font-heading text-[1.75rem] leading-tight font-semibold -outline-offset-4 aria-[current=page]:bg-canary"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
        <div className="grid gap-3 px-gutter py-5 md:border-t md:border-rule">
          <CallButton
            text={frameLabels.callNumber}
            kind="secondary"
            className="md:justify-self-start"
          />
          <QuoteLink className="button button-primary md:hidden">{frameLabels.quote}</QuoteLink>
        </div>
      </nav>
    </div>
  );
}
