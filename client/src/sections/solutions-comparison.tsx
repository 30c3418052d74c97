import type { ServicesContent, Solution } from '#client/content/services-page.ts';
import type { Fact } from '#client/content/types.ts';
import { Drawing } from '#client/ui/drawing.tsx';
import { Phrase } from '#client/ui/phrase.tsx';
import { PriceBar } from '#client/ui/price-bar.tsx';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';

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
        <div key={solution.title} className="solution">
          <div className="pt-4 max-md:-mb-[5%] md:pt-8 md:pb-2 md:max-lg:-mb-[6%]">
            <Drawing name={solution.drawing} className="max-md:[--dims:none]" />
          </div>
          <div className="pb-4 md:pt-4 md:pb-6">
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
    <div className="border-t border-rule py-3.5 md:py-6">
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
    <ul className="solution-facts">
      {facts.map(({ label, value }) => (
        <li key={label} className="phrase">
          <Phrase first={label} second={value} classNames={['text-fine text-ink2', 'value']} />
        </li>
      ))}
    </ul>
  );
}
