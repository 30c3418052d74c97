import type { RefObject } from 'react';
import { contact } from '#client/content/contact-page.ts';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';
import { ReachUs } from './reach-us.tsx';
import { dayOf, firstNameOf, groupedPhone, replyDayOf, type SentRequest } from './sent-request.ts';
import { Sheet } from './your-sheet.tsx';

const { confirmation } = contact.form;

/**
 * Shows above the form that a request was sent: the name, the number and the day of the call, the next steps,
 * and the visitor's sheet with a stamp. The notification has the specification's words. The confirmation takes
 * the focus, even on the page that the server sends to a browser without script.
 *
 * @param request null on the page that the server sends, which does not know the request
 */
export function Confirmation({
  request,
  place,
}: {
  request: SentRequest | null;
  place: RefObject<HTMLElement | null>;
}) {
  const { title, text, nextTitle, again } = confirmation;
  return (
    <div className="col-span-full mb-4 md:mb-6">
      <section
        ref={place}
        id="confirmation"
        tabIndex={-1}
        // biome-ignore lint/a11y/noAutofocus: what the visitor has just asked for, on a page that answers it
        autoFocus
        aria-labelledby="confirmation-title"
        className="grid scroll-mt-36 gap-x-10 gap-y-6 border-ink bg-sheet [outline:none] max-md:border-t-frame max-md:px-gutter max-md:pt-5 max-md:pb-6 md:border-frame md:p-7 lg:grid-cols-[1.3fr_1fr] lg:grid-rows-[auto_1fr] xl:gap-x-16 xl:grid-cols-[1.4fr_1fr] xl:px-9"
      >
        <div>
          <h2 id="confirmation-title" className="text-h2 wrap-anywhere">
            {request ? `${title}, ${firstNameOf(request)}.` : `${title}.`}
          </h2>
          <p className="mt-2 text-lead">{request ? <CallBy request={request} /> : text}</p>
        </div>
        {request ? (
          <Sheet
            values={request}
            type={request.projectType}
            stamp={<Stamp request={request} />}
            className="sent-sheet lg:row-span-2 lg:self-start"
          >
            <div className="on-paper sheet-words">
              <p className="text-h3 font-semibold">
                <CallBy request={request} />
              </p>
              <NextSteps />
            </div>
          </Sheet>
        ) : (
          <p className="stamp justify-self-start lg:self-start">{confirmation.stamp}</p>
        )}
        <div>
          <h3 className="text-h3">{nextTitle}</h3>
          <NextSteps />
          <ReachUs />
          {request && (
            <button type="button" className="text-link mt-4" onClick={() => print()}>
              {confirmation.print}
            </button>
          )}
        </div>
      </section>
      <p className="mt-10 text-h2 max-md:px-gutter md:mt-24 font-semibold">{again}</p>
    </div>
  );
}

/** Lists what follows a request. */
function NextSteps() {
  return (
    <ol className="mt-2 mb-5 border-t-frame border-ink">
      {confirmation.next.map(({ label, value }, i) => (
        <li
          key={label}
          className="grid grid-cols-[1.5rem_4.25rem_1fr] border-b border-rule pt-2 pb-1.5"
        >
          <span aria-hidden="true" className="font-semibold">
            {i + 1}
          </span>
          <b className="font-semibold">{label}</b>
          <span className="text-ink2">
            <UnbrokenRanges text={value} />
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Says on which number and by which day the company calls. */
function CallBy({ request }: { request: SentRequest }) {
  const { shown, iso } = replyDayOf(request);
  return (
    <>
      {confirmation.call} <b className="font-semibold wrap-anywhere">{groupedPhone(request)}</b>{' '}
      {confirmation.by}{' '}
      <time dateTime={iso} className="font-semibold whitespace-nowrap">
        {shown}
      </time>
      .
    </>
  );
}

/** Shows the day of a request as a stamp on the visitor's sheet. */
function Stamp({ request }: { request: SentRequest }) {
  const { shown, iso } = dayOf(request);
  return (
    <p className="stamp">
      {confirmation.stamp}{' '}
      <time dateTime={iso} className="block">
        {shown}
      </time>
    </p>
  );
}
