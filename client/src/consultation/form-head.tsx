import { contact } from '#client/content/contact-page.ts';

const { form: words } = contact;

/** Shows the form's title and the meaning of the asterisk. If it `isAgain`, a request was sent, and this is another. */
export function FormHead({ titleId, isAgain }: { titleId: string; isAgain: boolean }) {
  return (
    <div className="form-head mb-3.5 flex flex-wrap items-baseline justify-between gap-x-4 md:mb-5">
      <h2 id={titleId} className="text-[1.5rem] leading-[1.1] tracking-[-.012em] md:text-[2.25rem]">
        {isAgain ? (
          <>
            {words.confirmation.again} <span className="sr-only">{words.title}</span>
          </>
        ) : (
          words.title
        )}
      </h2>
      {/* Only visitors who see the asterisk need its meaning. Screen readers say which field is required. */}
      <p aria-hidden="true" className="text-small text-ink2">
        {words.requiredNote}
      </p>
    </div>
  );
}
