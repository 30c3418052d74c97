import { Link } from 'wouter';
import { notFound } from '#client/content/not-found-page.ts';
import type { Page } from '#client/page.ts';
import { ButtonLink } from '#client/ui/button-link.tsx';
import { CallButton } from '#client/ui/call-button.tsx';
import { Drawing } from '#client/ui/drawing.tsx';
import { SheetDrawing } from '#client/ui/sheet-drawing.tsx';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';
import './not-found.css';

const { popular, help } = notFound;

/** Renders the page for any unmatched path (spec sections 2 and 8). */
function NotFound() {
  return (
    <>
      <section className="page-head">
        <div className="width grid lg:grid-cols-[1fr_1.06fr]">
          <div className="lost-words">
            <h1 className="lost-title">
              <span className="lost-code">{notFound.code}</span>{' '}
              <span className="text-h2">{notFound.title}</span>
            </h1>
            <p className="mt-3 max-w-[46ch] text-lead text-balance text-ink2">{notFound.message}</p>
            <div className="actions mt-6">
              <ButtonLink href={notFound.goHome.href} kind="primary">
                {notFound.goHome.label}
              </ButtonLink>
              <ButtonLink href={notFound.browseServices.href}>
                {notFound.browseServices.label}
              </ButtonLink>
            </div>
          </div>
          <div className="lost-door bleed-right">
            <div>
              <Drawing
                name={notFound.drawing}
                crop={[0, 0, 640, 500]}
                style="plain"
                inline
                className="overflow-visible"
              />
              <p>{notFound.caption}</p>
            </div>
          </div>
        </div>
      </section>
      <div className="width py-section">
        <section>
          <h2 className="text-h2-wide">{popular.title}</h2>
          <p className="mt-2 text-lead text-ink2">{popular.text}</p>
          <ul className="doors">
            {popular.pages.map(({ label, href, description, door }) => (
              <li key={href}>
                <div>
                  <SheetDrawing name="doors" part={door} crop={[0, 0, 200, 212]} />
                </div>
                <div>
                  <Link
                    href={href}
                    className="phrase block text-small after:absolute after:inset-0"
                  >
                    <span className="text-link text-[1.1875rem] leading-[1.9] max-[22rem]:leading-snug sm:text-h3">
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
          <div>
            <h2 className="text-h2">{help.title}</h2>
            <p className="mt-2 text-balance text-ink2">
              <UnbrokenRanges text={help.text} />
            </p>
          </div>
          <div className="actions max-sm:w-full">
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
