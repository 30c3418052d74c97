import { Link } from 'wouter';
import { frameLabels } from '#client/content/navigation.ts';
import mark from '#client/drawings/mark.svg?raw';
import { trusted } from '#client/trusted.ts';

/** The same for header and footer, and for the page as it was served. */
const markup = trusted.createHTML(mark);

/** The company's mark and name, leading home. */
export function Logo({ name }: { name: string }) {
  return (
    <Link href="/" aria-label={frameLabels.home} className="logo">
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
