import type { DrawingName, KeyedFeature } from '#client/content/types.ts';
import { KeyedDrawing, KeyNumber } from '#client/ui/keyed-drawing.tsx';
import { ScaleBar } from '#client/ui/scale-bar.tsx';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';

/**
 * Shows the features as the legend of the page's drawing. Each number is on the drawing and beside its words (spec
 * section 2, Template A).
 */
export function FeatureKey({
  features,
  drawing,
}: {
  features: readonly KeyedFeature[];
  drawing: DrawingName;
}) {
  return (
    // The background shows through the gaps as hairlines.
    <div className="key framed grid gap-px bg-rule md:grid-cols-2 xl:grid-cols-3">
      <div className="flex flex-col justify-center bg-sheet max-md:aspect-[600/370] max-md:overflow-hidden md:col-span-2 md:px-6 md:py-4 xl:row-span-3">
        <KeyedDrawing
          name={drawing}
          points={features.map(({ point }) => point)}
          className="to-scale w-full"
        />
        <ScaleBar />
      </div>
      <ol className="contents">
        {features.map(({ title, description }, i) => (
          <li
            key={title}
            className="keyed grid grid-cols-[auto_1fr] content-start items-start gap-x-3.5 gap-y-2 bg-sheet px-gutter py-4 md:px-7 md:py-6"
          >
            <KeyNumber number={i + 1} />
            <h3 className="pt-1 text-h3">{title}</h3>
            <p className="col-start-2 text-small text-ink2">
              <UnbrokenRanges text={description} />
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
