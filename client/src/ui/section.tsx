import type { ReactNode } from 'react';
import { UnbrokenRanges } from './unbroken-ranges.tsx';

interface SectionProps {
  /** The background. Paper is the page's own. Sheet and ink set a section apart. */
  ground?: keyof typeof grounds;
  opening?: keyof typeof openings;
  /** Undefined if the content has its own title. */
  title?: ReactNode;
  /** The text that explains the title. */
  intro?: ReactNode;
  children: ReactNode;
}

/** The backgrounds of sections. Sections `byTurns` are alternately on paper and on sheet. */
export const grounds = {
  paper: 'bg-paper',
  sheet: 'bg-sheet border-y-frame border-ink',
  ink: 'on-ink',
  byTurns: 'by-turns',
} as const;

/**
 * The beginnings of sections on wide screens. The introduction is beneath the title or beside it. A title without one
 * goes across the page, and a line continues it to the margin.
 */
const openings = {
  above: '',
  beside: 'head-beside',
  across: 'head-across',
} as const;

/**
 * Shows a section: background, title, introduction and content. It is not a landmark, because screen readers
 * would then announce the heading's words twice.
 */
export function Section({
  ground = 'paper',
  opening = 'above',
  title,
  intro,
  children,
}: SectionProps) {
  return (
    <section className={`section ${grounds[ground]}`}>
      <div className="width">
        {title && (
          <div className={`section-head ${openings[opening]}`}>
            <h2 className="text-h2-wide">{title}</h2>
            {typeof intro === 'string' ? (
              <p className={`max-w-measure ${ground === 'ink' ? 'text-dusk' : 'text-ink2'}`}>
                <UnbrokenRanges text={intro} />
              </p>
            ) : (
              intro
            )}
          </div>
        )}
        {children}
      </div>
    </section>
  );
}
