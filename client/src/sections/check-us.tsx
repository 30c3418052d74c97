import { Link } from 'wouter';
import type { AboutContent } from '#client/content/about-page.ts';
import { newTab } from '#client/ui/links.ts';
import { SheetDrawing } from '#client/ui/sheet-drawing.tsx';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';

/** Shows the ways to check the company before a contract, side by side on canary, each beneath its picture. */
export function CheckUs({ title, ways }: AboutContent['check']) {
  return (
    <section className="section border-y-frame border-ink bg-canary">
      <div className="width">
        <h2 className="mb-5 text-h2-wide md:mb-9">{title}</h2>
        <ul className="checks">
          {ways.map(({ title, text, link }, i) => (
            <li key={title}>
              <SheetDrawing name="checks" crop={[240 * i + 3, 0, 238, 110]} />
              <h3 className="text-h3">{title}</h3>
              <p className="mt-1">
                <UnbrokenRanges text={text} />
              </p>
              <CheckLink {...link} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Leads to a page of the site, to the telephone or, in a new tab, to the map. */
function CheckLink({ label, href }: AboutContent['check']['ways'][number]['link']) {
  if (href.startsWith('/')) return <Link href={href}>{label}</Link>;
  return (
    <a href={href} {...(href.startsWith('http') ? newTab : {})}>
      {label}
    </a>
  );
}
