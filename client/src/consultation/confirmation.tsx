import type { RefObject } from 'react';
import { contact } from '#client/content/contact-page.ts';
import { ReachUs } from './reach-us.tsx';

/**
 * Shows above the form and the contact cards that a request was sent, as a drawing's title block with its stamp.
 * Its words are its own, because the notification has the specification's. It takes the focus, also without script
 * on the page that the server sent.
 *
 * @param date the date on the stamp, or null where the build made the page
 */
export function Confirmation({
  date,
  place,
}: {
  date: Date | null;
  place: RefObject<HTMLElement | null>;
}) {
  const { title, stamp, text } = contact.form.confirmation;
  return (
    <section
      ref={place}
      id="confirmation"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: what the visitor has just asked for, on a page that answers it
      autoFocus
      aria-labelledby="confirmation-title"
      className="col-span-full scroll-mt-36 gap-x-6 gap-y-2 border-ink bg-sheet outline-none max-md:border-t-frame max-md:px-gutter max-md:pt-4 max-md:pb-5 grid md:mb-7 md:grid-cols-[1fr_auto] md:border-frame md:p-7 xl:px-9"
    >
      <h2
        id="confirmation-title"
        className="text-[1.5rem] leading-[1.1] tracking-[-.012em] md:text-[1.875rem]"
      >
        {title}
      </h2>
      <p className="text-small text-ink2">{text}</p>
      <p className="-rotate-3 border-title border-ink bg-canary px-2.5 pt-1.5 pb-0.5 text-center text-fine leading-tight font-semibold max-md:my-2 max-md:justify-self-start md:col-start-2 md:row-span-3 md:row-start-1 md:self-center md:text-body">
        {stamp}{' '}
        {date && (
          <time dateTime={date.toISOString()} className="block">
            {date.toLocaleDateString('en-IN', { day: 'numeric', month: 'long', year: 'numeric' })}
          </time>
        )}
      </p>
      <ReachUs />
    </section>
  );
}
