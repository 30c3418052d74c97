import type { ReactNode } from 'react';
import { crew } from '#client/content/crew.ts';
import { drawingsFolder } from '#client/drawings/folder.ts';
import { sheetHref } from '#client/ui/sheet-drawing.tsx';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';

interface LongSectionBandProps {
  title: string;
  text: string;
  /** The buttons beneath the text. */
  children: ReactNode;
}

/**
 * Shows the closing band of Services. Beneath its words the four rooms of Home's section drawing stand on the footer.
 * They are only set out, in dashed lines, and the designer has come to measure. The walls are on the page's margins,
 * and small screens show two rooms.
 */
export function LongSectionBand({ title, text, children }: LongSectionBandProps) {
  const designer = crew.members[0]?.crop;
  return (
    <section className="section closing overflow-x-clip border-t-frame border-ink bg-sheet pb-0">
      <div className="width">
        <div className="grid gap-x-12 gap-y-4 lg:grid-cols-[7fr_5fr]">
          <h2 className="text-h2-wide">{title}</h2>
          <div>
            <p className="max-w-[46ch] text-lead text-ink2">
              <UnbrokenRanges text={text} />
            </p>
            <div className="actions mt-6 max-lg:*:grow">{children}</div>
          </div>
        </div>
        <svg
          viewBox="0 10 1560 327"
          className="set-out-rooms no-print"
          fill="none"
          stroke="currentColor"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          <use href={`${drawingsFolder}/section-long.svg#drawing`} className="build-2" />
          {designer && (
            <svg
              aria-hidden="true"
              x="690"
              y="140"
              width={designer[2]}
              height={designer[3]}
              viewBox={designer.join(' ')}
            >
              <use href={sheetHref('crew')} />
            </svg>
          )}
        </svg>
      </div>
    </section>
  );
}
