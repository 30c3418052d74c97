import type { CallToAction } from '#client/content/types.ts';
import { Action } from '#client/ui/action.tsx';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';

/** Shows when the visitor's own price comes, with the way to it. It closes a frame of prices. */
export function PricePromise({
  promise,
  callToAction,
}: {
  promise: string;
  callToAction: CallToAction;
}) {
  return (
    <div className="col-span-full flex flex-wrap items-center justify-between gap-x-5 gap-y-5 bg-sheet px-gutter py-5 md:gap-x-8 md:px-7 md:py-7">
      <p className="flex-1 basis-44 text-h2 font-semibold max-xl:text-[1.75rem] max-md:text-[1.25rem] md:basis-72">
        {/* If it needs two lines, the first ends after the comma. */}
        {promise.split(/(?<=,) /).map((part) => (
          <span key={part} className="block text-balance lg:inline">
            <UnbrokenRanges text={part} />{' '}
          </span>
        ))}
      </p>
      <Action action={callToAction} />
    </div>
  );
}
