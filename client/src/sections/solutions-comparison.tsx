import type { CoveredService, ServicesContent, Solution } from '#client/content/services.ts';
import type { Fact } from '#client/content/types.ts';
import { Drawing } from '#client/ui/drawing.tsx';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';

/** Texts keep to the page's margins, while lines run from edge to edge of their half. */
const half =
  '[--l:.75rem] [--r:.75rem] max-md:odd:[--l:theme(spacing.gutter)] max-md:even:[--r:theme(spacing.gutter)] md:[--l:1.5rem] md:[--r:1.5rem] xl:[--l:2.5rem] xl:[--r:2.5rem]';
const inset = 'pl-(--l) pr-(--r)';

type Scale = ServicesContent['comparison']['scale'];

/** Offices and homes side by side at every width, line by line, their prices on one scale (spec section 2, "Services"). */
export function SolutionsComparison({
  office,
  home,
  scale,
  coversTitle,
}: Pick<ServicesContent['comparison'], 'office' | 'home' | 'scale' | 'coversTitle'>) {
  return (
    <div className="framed grid grid-cols-2">
      {[office, home].map((solution) => (
        <div
          key={solution.title}
          className={`row-span-5 grid grid-cols-1 grid-rows-subgrid wrap-anywhere border-ink even:border-l-frame ${half}`}
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
          <Covers title={coversTitle} services={solution.covers} />
        </div>
      ))}
    </div>
  );
}

function Price({ solution, scale }: { solution: Solution; scale: Scale }) {
  return (
    <div className={`${inset} border-t border-rule py-3.5 md:py-6`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="font-heading text-[clamp(1.125rem,.48rem+3.2vw,3.25rem)] leading-none font-semibold tracking-[-.02em]">
          {solution.price}
        </p>
        <p className="text-small text-ink2">{solution.priceNote}</p>
      </div>
      <PriceBar rate={solution.rate} scale={scale} />
    </div>
  );
}

/** From the lowest to the highest price as a part of the scale, which has a tick every ₹100. */
function PriceBar({ rate, scale }: { rate: Solution['rate']; scale: Scale }) {
  const ticks: string[] = [];
  for (let rupees = scale.from; rupees <= scale.to; rupees += 100) ticks.push(`M${rupees} 20v12`);
  return (
    <div aria-hidden="true" className="mt-3 md:mt-5">
      <svg
        viewBox={`${scale.from} 0 ${scale.to - scale.from} 32`}
        preserveAspectRatio="none"
        className="block h-8 w-full overflow-visible"
        aria-hidden="true"
      >
        <rect
          x={rate[0]}
          y="4"
          width={rate[1] - rate[0]}
          height="22"
          className="fill-canary stroke-ink"
          strokeWidth="1.5"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d={`M${scale.from} 26H${scale.to}${ticks.join('')}`}
          className="fill-none stroke-ink"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <p className="mt-1 flex justify-between font-heading text-fine font-semibold">
        <span>₹{scale.from}</span>
        <span>₹{scale.to}</span>
      </p>
    </div>
  );
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid border-y border-rule md:grid-cols-2">
      {facts.map(({ label, value }) => (
        <div
          key={label}
          className={`${inset} border-rule py-2.5 max-md:not-first:border-t md:py-3.5 md:even:border-l`}
        >
          <dt className="text-fine text-ink2">{label}</dt>
          <dd className="font-heading text-[1.1875rem] font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Covers({ title, services }: { title: string; services: readonly CoveredService[] }) {
  return (
    <div className="flex flex-col">
      <h4 className={`${inset} pt-3 pb-2 text-label md:pt-6 md:pb-3 md:text-[1.1875rem]`}>
        {title}
      </h4>
      <ul className="grid grow auto-rows-fr md:grid-cols-2">
        {services.map(({ title, href }) => (
          <li
            key={href}
            className={`${inset} relative flex min-h-11.5 items-center border-t border-rule py-1.5 leading-tight md:py-2.5 hover:bg-canary md:even:border-l`}
          >
            <a
              href={href}
              className="font-heading leading-tight font-semibold underline decoration-canary-deep decoration-2 underline-offset-4 after:absolute after:inset-0 hover:decoration-ink"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
