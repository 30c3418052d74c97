import { Link } from 'wouter';
import mark from '#client/drawings/mark.svg?raw';
import { trusted } from '#client/trusted.ts';
import { company } from '#shared/company.ts';

/** Header, footer and the served page share this markup. */
const markup = trusted.createHTML(mark);

/** Shows the company's logo and name as a link to Home. The link's accessible name is the company's name only. */
export function Logo({ name }: { name: string }) {
  return (
    <Link href="/" aria-label={company.name} className="logo">
      <span
        aria-hidden="true"
        className="w-[38px] shrink-0"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing
        dangerouslySetInnerHTML={{ __html: markup }}
      />
      <span className="pt-1">{name}</span>
    </Link>
  );
}
