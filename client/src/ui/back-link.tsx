import { ArrowLeft } from 'lucide-react';
import { Link } from 'wouter';

/** Shows the link above a page's title that leads back to its list. */
export function BackLink({ label, href }: { label: string; href: string }) {
  return (
    <Link
      href={href}
      className="no-print mt-5 -mb-2 inline-flex items-center gap-1.5 py-1.5 font-semibold underline underline-offset-4 hover:decoration-canary-deep hover:decoration-[3px]"
    >
      <ArrowLeft aria-hidden="true" className="-mt-0.5 size-5" />
      {label}
    </Link>
  );
}
