import { Check } from 'lucide-react';
import type { MouseEvent, RefObject } from 'react';
import { contact } from '#client/content/contact.ts';
import { quoteHref } from '#client/ui/links.ts';
import { contactNotices } from '#shared/contact.ts';
import { ReachUs } from './reach-us.tsx';

/** "22 November 2026" */
const today = () =>
  new Date().toLocaleDateString('en-IN', { day: 'numeric', month: 'long', year: 'numeric' });

/**
 * Stands in the form's place once a request is sent, as the title block of a drawing with its stamp:
 * what happens next, when, and whom to call. It is
 * in the page from the start, because without script it is the server that shows it.
 */
export function Confirmation({
  isShown,
  place,
  onAnother,
}: {
  isShown: boolean;
  place: RefObject<HTMLElement | null>;
  onAnother: () => void;
}) {
  const { title, stamp, next, another } = contact.form.confirmation;
  const startAnew = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    onAnother();
    event.currentTarget.closest<HTMLElement>('#form')?.focus();
  };
  return (
    <section
      ref={place}
      data-confirmation=""
      hidden={!isShown}
      tabIndex={-1}
      aria-labelledby="confirmation-title"
      className="scroll-mt-36 outline-none md:scroll-mt-7"
    >
      <div className="flex flex-wrap items-center gap-4">
        <span className="grid size-13 shrink-0 place-items-center border-frame border-ink bg-canary">
          <Check aria-hidden="true" className="size-7" />
        </span>
        <h2 id="confirmation-title" className="pt-1 text-[1.75rem] leading-tight">
          {title}
        </h2>
        {isShown && (
          <div className="ml-auto -rotate-3 border-title border-ink px-3 pt-2 pb-1 text-center font-heading leading-tight font-semibold">
            {stamp} <time className="block text-fine">{today()}</time>
          </div>
        )}
      </div>
      <p className="mt-5 text-lead">{isShown && contactNotices.sent.description}</p>
      <dl className="mt-6 mb-7 border-frame border-t-title border-ink">
        {next.map(({ label, value }) => (
          <div
            key={label}
            className="grid gap-x-4 border-rule px-4 py-3 not-first:border-t @min-[30rem]:grid-cols-[9rem_1fr]"
          >
            <dt className="font-heading font-semibold">{label}</dt>
            <dd className="text-ink2">{value}</dd>
          </div>
        ))}
      </dl>
      <ReachUs />
      <p className="mt-7">
        <a href={quoteHref()} onClick={startAnew} className="text-link">
          {another}
        </a>
      </p>
    </section>
  );
}
