import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { footer } from '#client/content/footer.ts';
import { frameLabels, headerLinks } from '#client/content/navigation.ts';
import { FrameLink } from './frame-link.tsx';

const menuId = 'menu';
const { services } = footer;

/**
 * Shows the menu of small screens (spec sections 2 and 4), with the footer's services beneath Services. The popover
 * opens, reports its state, closes on Escape and returns the focus without script. React only writes the state into
 * the markup. The accessible name stays “Menu” while the words change, because Orca would say the state twice. A
 * chosen link or Back closes the menu (navigation/request.ts). Browsers without popovers show a row of links
 * (frame.css).
 */
export function Menu() {
  const [open, setOpen] = useState<boolean>();
  const menu = useRef<HTMLElement>(null);

  useEffect(() => {
    const element = menu.current;
    if (!element?.hidePopover) return;
    // The visitor may have opened it before hydration.
    setOpen(element.matches(':popover-open'));
    const onToggle = (event: Event) => setOpen((event as ToggleEvent).newState === 'open');
    element.addEventListener('toggle', onToggle);
    return () => element.removeEventListener('toggle', onToggle);
  }, []);

  return (
    <div className="no-print @min-[59rem]:hidden">
      <button
        type="button"
        popoverTarget={menuId}
        aria-expanded={open}
        aria-controls={menuId}
        aria-label={frameLabels.menu}
        data-close={frameLabels.closeMenu}
        className="menu-button button button-secondary min-h-11 min-w-[min(5.25rem,25vw)] px-[min(1rem,3vw)] text-[min(1rem,7vw)]"
      >
        <span>{frameLabels.menu}</span>
      </button>
      <nav
        ref={menu}
        id={menuId}
        popover="auto"
        aria-label={frameLabels.menu}
        className="menu border-t-frame"
      >
        <ul>
          {headerLinks.map(({ label, href }) => (
            <li key={href} className="border-t border-rule first:border-t-0">
              <FrameLink href={href} className="menu-link">
                {label}
              </FrameLink>
              {href === services.all.href && (
                <ul className="menu-services">
                  {[...services.links, services.all].map(({ label, href }) => (
                    <li key={label}>
                      <Link href={href} className="flex min-h-11 items-center hover:underline">
                        {label}
                      </Link>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
