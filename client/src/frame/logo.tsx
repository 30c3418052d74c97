import { Link } from 'wouter';
import mark from '#client/drawings/mark.svg?raw';
import { trusted } from '#client/trusted.ts';
import { company } from '#shared/company.ts';

/** The same for header and footer, and for the page as it was served. */
const markup = trusted.createHTML(mark);

/** The company's mark and name, leading home; its name alone is what the link is called. */
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
