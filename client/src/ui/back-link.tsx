import { Link } from 'wouter';

/** Shows the link above a page's title that leads back to its list. */
export function BackLink({ label, href }: { label: string; href: string }) {
  return (
    <Link
      href={href}
      className="mt-5 -mb-2 inline-flex items-center gap-1.5 py-1.5 font-semibold underline underline-offset-4 hover:decoration-canary-deep hover:decoration-[3px]"
    >
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        className="-mt-0.5 size-5"
        aria-hidden="true"
      >
        <path d="M20 12H5m7-7-7 7 7 7" />
      </svg>
      {label}
    </Link>
  );
}
