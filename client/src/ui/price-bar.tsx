import { grouped } from '#client/content/words.ts';

interface PriceBarProps {
  /** The lowest and the highest price, in rupees. */
  rate: readonly [from: number, to: number];
  /** The prices at the two ends of the scale, in rupees. */
  scale: { readonly from: number; readonly to: number };
}

/** Draws the range from the lowest to the highest price on a scale with a tick every ₹100. It is decoration. */
export function PriceBar({ rate: [low, high], scale: { from, to } }: PriceBarProps) {
  let path = `M${from} 26H${to}`;
  for (let rupees = from; rupees <= to; rupees += 100) path += `M${rupees} 20v12`;
  return (
    <div aria-hidden="true">
      <svg
        viewBox={`${from} 0 ${to - from} 32`}
        preserveAspectRatio="none"
        className="price-bar block h-8 w-full overflow-visible"
        aria-hidden="true"
      >
        <path d={`M${low} 4H${high}V26H${low}z`} className="fill-canary" />
        <path d={path} fill="none" />
      </svg>
      <p className="mt-1 flex justify-between text-fine font-medium">
        <span>₹{grouped(from)}</span>
        <span>₹{grouped(to)}</span>
      </p>
    </div>
  );
}
