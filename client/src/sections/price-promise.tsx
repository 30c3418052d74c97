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
    <div className="col-span-full flex flex-wrap items-center justify-between gap-x-8 gap-y-5 bg-sheet px-gutter py-7 md:px-7">
      <p className="flex-1 basis-72 text-h2 font-semibold max-xl:text-[1.75rem]">
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
