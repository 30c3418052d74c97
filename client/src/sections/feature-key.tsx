import type { ReactNode } from 'react';
import type { DrawingName, KeyedFeature, KeyedPeople } from '#client/content/types.ts';
import { KeyedDrawing, KeyNumber } from '#client/ui/keyed-drawing.tsx';
import { ScaleBar } from '#client/ui/scale-bar.tsx';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';
import './feature-key.css';

/**
 * Shows the features as the legend of the page's drawing. The title is in the drawing's frame. Each number is on the
 * drawing and beside its words (spec section 2, Template A).
 */
export function FeatureKey({
  title,
  intro,
  features,
  drawing,
  people,
  leads,
  low,
}: {
  title: ReactNode;
  intro: string;
  features: readonly KeyedFeature[];
  drawing: DrawingName;
  people: KeyedPeople | undefined;
  /** True if the drawing is as wide as the page, without a frame. */
  leads: boolean | undefined;
  /** True if phones cut off the upper half of the drawing. */
  low: boolean | undefined;
}) {
  const [key, head, room] = leads
    ? ['key-leading', 'pb-4 md:pb-0', 'md:col-span-full']
    : // The background shows through the gaps as hairlines.
      [
        'framed gap-px bg-rule',
        'bg-sheet px-gutter pt-5 pb-4 md:px-7 md:pt-7 md:pb-6',
        'bg-sheet max-md:-mt-px md:col-span-2 xl:row-span-3 xl:grid xl:content-center',
      ];
  return (
    <div className={`key grid md:grid-cols-2 xl:grid-cols-3 ${key} ${low ? 'key-low' : ''}`}>
      <div className={`md:col-span-full ${head}`}>
        <h2 className={leads ? 'text-h2-wide' : 'text-h2'}>{title}</h2>
        <p className="mt-2 text-lead text-balance text-ink2">{intro}</p>
      </div>
      <div className={room}>
        <div className={`feature-room ${low ? 'max-md:border-t-frame' : ''}`}>
          <KeyedDrawing name={drawing} subjects={features} people={people} className="to-scale" />
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
