import type { Counter, HomeContent } from '#client/content/home-page.ts';
import { AnimatedCounter } from '#client/ui/animated-counter.tsx';
import { ButtonLink } from '#client/ui/button-link.tsx';
import { CallButton } from '#client/ui/call-button.tsx';
import { Drawing } from '#client/ui/drawing.tsx';
import { Photograph, StockCaption } from '#client/ui/photo-frame.tsx';
import { Phrase } from '#client/ui/phrase.tsx';
import { PriceBar } from '#client/ui/price-bar.tsx';
import { sheetHref } from '#client/ui/sheet-drawing.tsx';
import { TitleLines } from '#client/ui/title-lines.tsx';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';

/** The part of the section drawing without its dimension string, which the counters replace. */
const section = [0, 10, 1560, 330] as const;

/**
 * Shows the head of Home (spec section 2, "Home"). The slogan is above a section drawing of four rooms that
 * continues to the screen's edges, and the counters are on its dimension string. Small screens show two rooms, wall
 * to wall. A fitter is at work in the kitchen, and a child reads in the living room, beside the photograph.
 */
export function LongSectionHero({
  title,
  text,
  call,
  projects,
  photo,
  counters,
  prices,
  scale,
  smallRooms,
}: HomeContent['hero']) {
  return (
    <section className="page-head">
      <div className="width home-words">
        <h1 className="text-h1-home">
          <TitleLines sentences={title} />
        </h1>
        <div>
          <p className="text-lead text-balance text-ink2 lg:max-w-[46ch]">{text}</p>
          <div className="home-actions shrink-0 lg:mt-0">
            <CallButton text={call} />
            <ButtonLink href={projects.href}>{projects.label}</ButtonLink>
          </div>
        </div>
      </div>
      {/* The outer walls are on the page's margins. On wide screens they are those of the office and of the living room
          (x = 48 and 1210 of 1560), on small screens those of the kitchen and of the living room (x = 490 and 1210).
          The wall between those two is above the third counter. The rest continues past the screen's edges. */}
      <div className="width">
        <div className="four-rooms plotted">
          <Drawing name="section-long" crop={section} style="long" inline />
          {/* Not an image, which browsers would wait for as the page's largest paint. */}
          <svg className="at-work" aria-hidden="true">
            <use href={sheetHref('home', 'at-work')} />
          </svg>
          <div className="photo-frame photo-frame-head photo-frame-bay">
            <Photograph photo={photo} sizes="(min-width: 760px) 29vw, 50vw" head />
            <StockCaption photo={photo} />
          </div>
        </div>
        <ul className="four-counters">
          {counters.map((counter) => (
            <HangingCounter key={counter.label} counter={counter} />
          ))}
        </ul>
        <div className="guide-prices">
          {prices.map(({ label, price, rate }) => (
            <div key={label}>
              <p className="phrase">
                <Phrase
                  first={price}
                  second={label}
                  classNames={['guide-price', 'text-small text-ink2']}
                />
              </p>
              <PriceBar rate={rate} scale={scale} />
            </div>
          ))}
          {smallRooms && (
            <p className="text-small text-balance text-ink2">
              <UnbrokenRanges text={smallRooms} />
            </p>
          )}
        </div>
      </div>
    </section>
  );
}

/** Shows a counter on the dimension string. Its ticks are beneath the drawing's walls. */
function HangingCounter({ counter: { label, ...figure } }: { counter: Counter }) {
  return (
    <li className="phrase step counter">
      <span className="figure">
        <AnimatedCounter {...figure} />
      </span>{' '}
      <span className="text-small text-ink2">{label}</span>
    </li>
  );
}
