import type { ReactNode } from 'react';
import { grounds } from '#client/ui/section.tsx';

interface SideSectionProps {
  ground: keyof typeof grounds;
  title: string;
  intro?: string;
  /** Stands beneath the introduction and stays in view while the list beside it is read. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A section whose title stands beside its content instead of above it: for lists read row by row. */
export function SideSection({ ground, title, intro, aside, children }: SideSectionProps) {
  return (
    <section className={`section ${grounds[ground]}`}>
      <div className="width grid gap-x-16 gap-y-9 lg:grid-cols-[5fr_7fr]">
        <div className="self-start lg:sticky lg:top-[calc(var(--header)+2.5rem)]">
          <h2 className="text-h2">{title}</h2>
          {intro && <p className="mt-4 max-w-measure text-ink2">{intro}</p>}
          {aside}
        </div>
        {children}
      </div>
    </section>
  );
}
