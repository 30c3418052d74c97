import type { RefObject } from 'react';
import { contact } from '#client/content/contact.ts';

/**
 * Stands above the form once a request is sent, as the title block of a drawing with its stamp, in
 * words of its own: the notification has the specification's. It takes the focus, also where the
 * server has sent it and there is no script.
 *
 * @param date on the stamp; empty where the build has made it
 */
export function Confirmation({
  date,
  place,
}: {
  date: string;
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
      className="mb-6 flex flex-wrap items-center scroll-mt-36 gap-x-3 gap-y-3 border-b-frame border-ink pb-5 outline-none md:scroll-mt-7"
    >
      <h2 id="confirmation-title" className="pt-1 text-[1.25rem] md:text-h3">
        {title}
      </h2>
      <p className="ml-auto -rotate-3 border-title border-ink bg-canary px-2.5 pt-1.5 pb-0.5 text-center text-fine leading-tight font-semibold">
        {stamp} <time className="block">{date}</time>
      </p>
      <p className="w-full text-small text-ink2">{text}</p>
    </section>
  );
}
