import type { ServicesContent, Solution } from '#client/content/services-page.ts';
import type { Fact } from '#client/content/types.ts';
import { Drawing } from '#client/ui/drawing.tsx';
import { Phrase } from '#client/ui/phrase.tsx';
import { PriceBar } from '#client/ui/price-bar.tsx';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';

/** Keeps texts within the page's margins, while lines run from edge to edge of their half. */
const half =
  '[--l:.75rem] [--r:.75rem] max-md:odd:[--l:theme(spacing.gutter)] max-md:even:[--r:theme(spacing.gutter)] md:[--l:1.5rem] md:[--r:1.5rem] xl:[--l:2.25rem] xl:[--r:2.25rem]';
const inset = 'pl-(--l) pr-(--r)';

type Scale = ServicesContent['comparison']['scale'];

/**
 * Compares offices and homes side by side at every width, line by line, with their prices on one scale (spec
 * section 2, "Services").
 */
export function SolutionsComparison({
  office,
  home,
  scale,
}: Pick<ServicesContent['comparison'], 'office' | 'home' | 'scale'>) {
  return (
    <div className="framed grid grid-cols-2">
      {[office, home].map((solution) => (
        <div
          key={solution.title}
          className={`row-span-6 grid grid-cols-1 grid-rows-subgrid wrap-anywhere border-ink even:border-l-frame ${half}`}
        >
          <div className={`${inset} pt-4 max-md:-mb-[5%] md:pt-8 md:pb-2 md:max-lg:-mb-[6%]`}>
            <Drawing name={solution.drawing} className="max-md:[--dims:none]" />
          </div>
          <div className={`${inset} pb-4 md:pt-4 md:pb-6`}>
            <h3 className="border-b-title border-current pb-1 text-[clamp(1.1875rem,3.6vw,1.75rem)] leading-tight tracking-[-.012em]">
              {solution.title}
            </h3>
            <p className="mt-2 max-w-measure text-ink2 max-md:text-fine md:mt-4">
              <UnbrokenRanges text={solution.text} />
            </p>
          </div>
          <Price solution={solution} scale={scale} />
          <Facts facts={solution.facts} />
        </div>
      ))}
    </div>
  );
}

function Price({ solution, scale }: { solution: Solution; scale: Scale }) {
  return (
    <div className={`${inset} border-t border-rule py-3.5 md:py-6`}>
      <p className="phrase max-[22rem]:[&_.unbroken]:whitespace-normal">
        <Phrase
          first={solution.price}
          second={solution.priceNote}
          classNames={[
            'text-[clamp(1.4375rem,3.7vw,3.25rem)] max-[22rem]:text-[1.125rem] leading-none font-semibold tracking-[-.02em]',
            'text-small text-ink2',
          ]}
        />
      </p>
      <div className="mt-3 md:mt-5">
        <PriceBar rate={solution.rate} scale={scale} />
      </div>
    </div>
  );
}

/** Shows two facts side by side, and beneath them what an example costs. */
function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <ul className="row-span-3 grid grid-rows-subgrid border-t border-rule @min-[47.5rem]:grid-cols-2">
      {facts.map(({ label, value }, i) => (
        <li
          key={label}
          className={`phrase ${inset} border-rule py-2.5 @max-[47.5rem]:not-first:border-t md:py-3 ${i === 2 ? 'col-span-full items-baseline justify-between border-t @min-[47.5rem]:flex @min-[47.5rem]:*:before:content-none' : '@min-[47.5rem]:even:border-l'}`}
        >
          <Phrase
            first={label}
            second={value}
            classNames={[
              'text-fine text-ink2',
              `${i === 2 ? 'text-[clamp(1.25rem,3.1vw,2.5rem)]' : 'text-[clamp(1.25rem,2.2vw,1.75rem)]'} leading-tight font-semibold max-[22rem]:text-label`,
            ]}
          />
        </li>
      ))}
    </ul>
  );
}
