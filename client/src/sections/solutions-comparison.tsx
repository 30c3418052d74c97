import type { CoveredService, ServicesContent, Solution } from '#client/content/services.ts';
import type { Fact } from '#client/content/types.ts';
import { Drawing } from '#client/ui/drawing.tsx';

type Scale = ServicesContent['comparison']['scale'];

/** Offices and homes side by side, line by line, their prices on one scale (spec section 2, "Services"). */
export function SolutionsComparison({
  office,
  home,
  scale,
  coversTitle,
}: Pick<ServicesContent['comparison'], 'office' | 'home' | 'scale' | 'coversTitle'>) {
  return (
    <div className="grid border-ink max-md:-mx-gutter max-md:-mb-section md:grid-cols-2 md:border-frame">
      {[office, home].map((solution) => (
        <div
          key={solution.title}
          className="border-ink max-md:border-t-frame md:row-span-5 md:grid md:grid-rows-subgrid md:even:border-l-frame"
        >
          <div className="px-gutter pt-5 max-md:-mb-[5%] md:px-6 md:pt-8 md:pb-2 xl:px-12">
            <Drawing name={solution.drawing} className="max-md:[--dims:none]" />
          </div>
          <div className="px-gutter pb-4 md:px-6 md:pt-4 md:pb-6 xl:px-10">
            <h3 className="border-b-title border-current pb-1 text-[1.75rem] leading-tight tracking-[-.012em]">
              {solution.title}
            </h3>
            <p className="mt-2.5 max-w-measure text-ink2 max-md:text-small md:mt-4">
              {solution.text}
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
    <div className="border-t border-rule px-gutter py-4 md:px-6 md:py-6 xl:px-10">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="font-heading text-[clamp(2rem,3.9vw,3.25rem)] leading-none font-semibold tracking-[-.02em]">
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
        focusable="false"
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
    <dl className="grid grid-cols-2 border-y border-rule">
      {facts.map(({ label, value }) => (
        <div
          key={label}
          className="border-rule px-gutter py-3.5 even:border-l md:px-6 xl:first:pl-10"
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
    <div>
      <h4 className="px-gutter pt-4 pb-3 text-[1.1875rem] md:px-6 md:pt-6 xl:px-10">{title}</h4>
      <ul className="grid grid-cols-2">
        {services.map(({ title, href }) => (
          <li
            key={href}
            className="relative border-t border-rule py-3 pr-3 odd:pl-gutter even:border-l even:pl-3 hover:bg-canary md:odd:pl-6 md:even:pl-6 xl:odd:pl-10"
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
