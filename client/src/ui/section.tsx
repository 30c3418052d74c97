import type { ReactNode } from 'react';
import { UnbrokenRanges } from './unbroken-ranges.tsx';

interface SectionProps {
  /** Paper is the ground of the page. Sheet and ink set a section apart. */
  ground?: keyof typeof grounds;
  title: string;
  /** Stands to the right of the title on wide screens. */
  intro?: ReactNode;
  children: ReactNode;
}

/** The grounds of sections. Sections `byTurns` stand on paper and on sheet alternately. */
export const grounds = {
  paper: 'bg-paper',
  sheet: 'bg-sheet border-y-frame border-ink',
  ink: 'on-ink',
  byTurns: 'by-turns',
} as const;

/**
 * The anatomy of every section: ground, title, introduction, content. Its heading alone leads to it: as a
 * landmark it would be announced by the same words once more.
 */
export function Section({ ground = 'paper', title, intro, children }: SectionProps) {
  return (
    <section className={`section ${grounds[ground]}`}>
      <div className="width">
        <div className="section-head">
          <h2 className="text-h2">{title}</h2>
          {typeof intro === 'string' ? (
            <p className={`max-w-measure ${ground === 'ink' ? 'text-dusk' : 'text-ink2'}`}>
              <UnbrokenRanges text={intro} />
            </p>
          ) : (
            intro
          )}
        </div>
        {children}
      </div>
    </section>
  );
}
