import type { ReactNode } from 'react';
import type { DrawingName } from '#client/content/types.ts';
import { Drawing } from '#client/ui/drawing.tsx';
import { LabelledTitle } from '#client/ui/labelled-title.tsx';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';
import { slabToSlab } from '#shared/drawing-geometry.ts';

interface PageHeroProps {
  title: string;
  text: string;
  drawing: DrawingName;
  /** The lowest price, after the text. */
  price?: ReactNode;
  /** The buttons beneath the text. */
  actions?: ReactNode;
}

/** Shows the head of an inner page: words on the left and the page's own drawing on the right. */
export function PageHero({ title, text, drawing, price, actions }: PageHeroProps) {
  return (
    <section className="page-head">
      <div className="width">
        <div className="grid items-center gap-x-8 gap-y-6 pt-7 pb-7 md:grid-cols-2 md:pt-14 md:pb-12">
          <div>
            <h1 className="text-h1">
              <LabelledTitle text={title} />
            </h1>
            <p className="mt-4 max-w-[46ch] md:mt-5 text-lead text-ink2">
              <UnbrokenRanges text={text} /> {price}
            </p>
            {actions && (
              <div className="mt-5 flex flex-wrap items-center gap-3 max-sm:flex-col max-sm:items-stretch md:mt-7">
                {actions}
              </div>
            )}
          </div>
          {/* The drawing fills the column. On wide screens its dimensions reach the margins. */}
          <div className="md:px-[4%] md:pb-[5%]">
            <Drawing
              name={drawing}
              crop={slabToSlab}
              style="shell"
              inline
              className="max-md:[--dims:none]"
            />
          </div>
        </div>
      </div>
    </section>
  );
}
