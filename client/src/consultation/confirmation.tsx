import type { RefObject } from 'react';
import { contact } from '#client/content/contact-page.ts';
import { ButtonLink } from '#client/ui/button-link.tsx';
import { chatHref, newTab } from '#client/ui/links.ts';
import { WhatsAppMark } from '#client/ui/marks.tsx';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';
import { dayOf, firstNameOf, groupedPhone, replyDayOf, type SentRequest } from './sent-request.ts';
import { RequestSheet } from './your-sheet.tsx';

const { confirmation } = contact.form;

/**
 * Shows that a request was sent: the name, the number and the day of the call, the next steps, and the visitor's
 * sheet, or a bare room if the request is not known. It replaces the head of the page. The notification has the
 * specification's words. The confirmation takes the focus, even on the page that the server sends to a browser without
 * script.
 *
 * @param request null on the page that the server sends, which does not know the request
 */
export function Confirmation({
  request,
  ref,
}: {
  request: SentRequest | null;
  ref: RefObject<HTMLElement | null>;
}) {
  const { title, text, nextTitle } = confirmation;
  return (
    <section
      ref={ref}
      id="confirmation"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: what the visitor has just asked for, on a page that answers it
      autoFocus
      aria-labelledby="confirmation-title"
      className="border-ink bg-sheet [outline:none] md:border-b-frame"
    >
      <div className="width confirmation">
        <div className="stamp-space">
          <Stamp request={request} />
        </div>
        <div>
          <h1 id="confirmation-title" className="text-h1 wrap-anywhere">
            {request ? `${title}, ${firstNameOf(request)}.` : `${title}.`}
          </h1>
          <p className="mt-3 text-lead">{request ? <CallBy request={request} /> : text}</p>
        </div>
        <div>
          <h2 className="text-h3">{nextTitle}</h2>
          <NextSteps />
          <ButtonLink href={chatHref()} kind="primary" {...newTab}>
            <WhatsAppMark />
            {confirmation.sendPlan}
          </ButtonLink>
        </div>
        <div className="lg:col-start-2 lg:row-start-1 lg:row-end-4 lg:mt-6">
          {request ? (
            <>
              <RequestSheet
                values={request}
                stamp={<Stamp request={request} />}
                className="sent-sheet"
              >
                <div className="on-paper sheet-words">
                  <p className="text-h3 font-semibold">
                    <CallBy request={request} />
                  </p>
                  <NextSteps />
                </div>
              </RequestSheet>
              <button type="button" className="text-link mt-4" onClick={() => print()}>
                {confirmation.print}
              </button>
            </>
          ) : (
            <RequestSheet values={{}} className="bare-sheet" />
          )}
        </div>
      </div>
    </section>
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
          <span className="text-balance text-ink2">
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

/** Shows a stamp with the day of a request, if it is known. */
function Stamp({ request }: { request: SentRequest | null }) {
  const day = request && dayOf(request);
  return (
    <p className="stamp">
      {confirmation.stamp}{' '}
      {day && (
        <time dateTime={day.iso} className="block">
          {day.shown}
        </time>
      )}
    </p>
  );
}
