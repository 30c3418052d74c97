import { Link } from 'wouter';
import { notFound } from '#client/content/not-found-page.ts';
import type { Page } from '#client/page.ts';
import { ButtonLink } from '#client/ui/button-link.tsx';
import { CallButton } from '#client/ui/call-button.tsx';
import { Drawing } from '#client/ui/drawing.tsx';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';

const { popular, help } = notFound;

/** Renders the page for any unmatched path (spec sections 2 and 8). */
function NotFound() {
  return (
    <>
      <section className="overflow-x-clip border-b-frame border-ink bg-sheet">
        <div className="width grid items-center gap-x-12 gap-y-10 pt-9 pb-12 md:grid-cols-2 md:py-16">
          <div>
            <h1>
              <span className="block text-[min(30vw,11.5rem)] -ml-[.02em] leading-[.8]">
                {notFound.code}
              </span>{' '}
              <span className="mt-5 block text-h2">{notFound.title}</span>
            </h1>
            <p className="mt-3 max-w-[46ch] text-lead text-ink2">{notFound.message}</p>
            <div className="mt-7 flex flex-wrap gap-3 max-sm:flex-col">
              <ButtonLink href={notFound.goHome.href} kind="primary">
                {notFound.goHome.label}
              </ButtonLink>
              <ButtonLink href={notFound.browseServices.href}>
                {notFound.browseServices.label}
              </ButtonLink>
            </div>
          </div>
          <Drawing
            name={notFound.drawing}
            crop={[32, 24, 536, 322]}
            style="shell"
            inline
            runsOn
            className="max-md:[--dims:none]"
          />
        </div>
      </section>
      <div className="width py-section">
        <section>
          <h2 className="mb-7 text-h2-wide">{popular.title}</h2>
          <ul className="grid grid-cols-2 border-frame border-ink bg-sheet lg:grid-cols-4 print:grid-cols-4">
            {popular.pages.map(({ label, href, description, drawing }) => (
              <li
                key={href}
                className="relative border-l border-rule first:border-l-transparent hover:bg-canary max-lg:odd:border-l-transparent max-lg:nth-[n+3]:border-t"
              >
                <Drawing
                  name={drawing}
                  style="plain"
                  className="bg-sheet px-2 pt-2 sm:px-4 sm:pt-4"
                />
                <div className="border-t border-rule px-3 pt-1.5 pb-4 sm:px-6 sm:pt-2.5 sm:pb-5">
                  <Link
                    href={href}
                    className="phrase block text-small after:absolute after:inset-0"
                  >
                    <span className="text-link text-[1.1875rem] leading-[1.9] sm:text-h3">
                      {label}
                    </span>{' '}
                    <span>
                      <UnbrokenRanges text={description} />
                    </span>
                  </Link>
                </div>
              </li>
            ))}
          </ul>
        </section>
        <section className="mt-14 flex flex-wrap items-center justify-between gap-6 border-t-frame border-ink pt-7">
          <h2 className="text-h2">{help.title}</h2>
          <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:flex-col">
            <CallButton text={help.call} />
            <ButtonLink href={help.contact.href}>{help.contact.label}</ButtonLink>
          </div>
        </section>
      </div>
    </>
  );
}

export const page: Page = {
  meta: notFound.meta,
  content: <NotFound />,
  drawing: notFound.drawing,
};
