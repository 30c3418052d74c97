import type { ReactNode } from 'react';
import type { DrawingName, KeyedFeature } from '#client/content/types.ts';
import { KeyedDrawing, KeyNumber } from '#client/ui/keyed-drawing.tsx';
import { ScaleBar } from '#client/ui/scale-bar.tsx';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';

/**
 * Shows the features as the legend of the page's drawing. The title is in the drawing's frame. Each number is on the
 * drawing and beside its words (spec section 2, Template A).
 */
export function FeatureKey({
  title,
  intro,
  features,
  drawing,
}: {
  title: ReactNode;
  intro: string;
  features: readonly KeyedFeature[];
  drawing: DrawingName;
}) {
  return (
    // The background shows through the gaps as hairlines.
    <div className="key framed grid gap-px bg-rule md:grid-cols-2 xl:grid-cols-3">
      <div className="bg-sheet px-gutter pt-5 md:col-span-full md:px-7 md:pt-7 md:pb-6">
        <h2 className="text-h2">{title}</h2>
        <p className="mt-2 text-lead text-ink2">{intro}</p>
      </div>
      <div className="bg-sheet max-md:-mt-px md:col-span-2 xl:row-span-3 xl:grid xl:content-center">
        <div className="feature-room">
          <KeyedDrawing name={drawing} subjects={features} className="to-scale" />
          <ScaleBar />
        </div>
      </div>
      <ol className="contents">
        {features.map(({ title, description }, i) => (
          <li key={title} className="feature keyed">
            <KeyNumber number={i + 1} />
            <h3>{title}</h3>
            <p>
              <UnbrokenRanges text={description} />
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
