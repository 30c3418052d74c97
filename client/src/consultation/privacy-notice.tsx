import { ChevronDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { contact } from '#client/content/contact-page.ts';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';

/**
 * Says how the company uses the visitor's details. One line is read before sending, and the rest opens on request.
 * The address "/contact#privacy" opens it. Newer browsers do that without script.
 */
export function PrivacyNotice() {
  const { privacy } = contact.form;
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const reveal = () => {
      if (location.hash !== '#privacy' || !details.current || details.current.open) return;
      details.current.open = true;
      details.current.scrollIntoView();
    };
    reveal();
    addEventListener('hashchange', reveal);
    return () => removeEventListener('hashchange', reveal);
  }, []);
  return (
    <div className="mt-6 text-small text-ink2">
      <p className="text-pretty">{privacy.line}</p>
      <details ref={details} className="group mt-1">
        <summary className="inline-flex cursor-pointer list-none items-center gap-1.5 py-1.5 font-semibold text-ink underline underline-offset-4 [&::-webkit-details-marker]:hidden">
          {privacy.detailsTitle}
          <ChevronDown aria-hidden="true" className="size-5 group-open:rotate-180" />
        </summary>
        <dl id="privacy" className="mt-2 grid gap-3 border-l-title border-rule pl-4">
          {privacy.details.map(({ label, value }) => (
            <div key={label}>
              <dt className="font-semibold text-ink">{label}</dt>
              <dd>
                <UnbrokenRanges text={value} />
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}
