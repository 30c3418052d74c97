import { Link } from 'wouter';
import { notFound } from '#client/content/not-found-page.ts';
import type { Page } from '#client/page.ts';
import { ButtonLink } from '#client/ui/button-link.tsx';
import { CallButton } from '#client/ui/call-button.tsx';
import { Drawing } from '#client/ui/drawing.tsx';
import { SheetDrawing } from '#client/ui/sheet-drawing.tsx';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';

const { popular, help } = notFound;

/** Renders the page for any unmatched path (spec sections 2 and 8). */
function NotFound() {
  return (
    <>
      <section className="overflow-x-clip border-b-frame border-ink bg-sheet">
        <div className="width grid lg:grid-cols-[1fr_1.06fr]">
          <div className="pt-9 pb-8 lg:py-16 lg:pr-8">
            <h1>
              <span className="block text-[min(30vw,11.5rem)] -ml-[.02em] leading-[.8]">
                {notFound.code}
              </span>{' '}
              <span className="mt-5 block text-h2">{notFound.title}</span>
            </h1>
            <p className="mt-3 max-w-[46ch] text-lead text-ink2">{notFound.message}</p>
            <div className="mt-6 flex flex-wrap gap-3 max-sm:*:grow">
              <ButtonLink href={notFound.goHome.href} kind="primary">
                {notFound.goHome.label}
              </ButtonLink>
              <ButtonLink href={notFound.browseServices.href}>
                {notFound.browseServices.label}
              </ButtonLink>
            </div>
          </div>
          {/* The wall goes on above the drawing, as high as the words beside it. */}
          <figure className="bleed-right relative overflow-hidden border-ink max-lg:h-[74vw] max-lg:border-t-frame print:h-[7.5cm] lg:border-l-frame">
            <div className="absolute bottom-0 w-full">
              <Drawing
                name={notFound.drawing}
                crop={[0, 0, 640, 400]}
                style="plain"
                inline
                className="overflow-visible"
              />
              <figcaption className="absolute right-[51%] bottom-[83%] w-[44%] max-w-58 border-frame border-ink bg-sheet px-2.5 pt-1.5 pb-1 text-fine leading-tight font-semibold text-balance md:text-small md:leading-tight">
                {notFound.caption}
              </figcaption>
            </div>
          </figure>
        </div>
      </section>
      <div className="width py-section">
        <section>
          <h2 className="text-h2-wide">{popular.title}</h2>
          <p className="mt-2 mb-5 text-lead text-ink2 md:mb-8">{popular.text}</p>
          <ul className="grid grid-cols-2 border-frame border-ink bg-sheet lg:grid-cols-4 print:grid-cols-4">
            {popular.pages.map(({ label, href, description, door }) => (
              <li
                key={href}
                className="relative hover:bg-canary max-lg:nth-[n+3]:border-t-frame max-lg:nth-[n+3]:border-ink"
              >
                <div className="bg-sheet px-[8%] pt-[4%]">
                  <SheetDrawing name="doors" part={door} crop={[0, 0, 200, 212]} />
                </div>
                <div className="border-t-title border-ink px-3 pt-1.5 pb-4 sm:px-6 sm:pt-2.5 sm:pb-5">
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
