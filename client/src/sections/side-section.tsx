import type { ReactNode } from 'react';
import { grounds } from '#client/ui/section.tsx';

interface SideSectionProps {
  ground: keyof typeof grounds;
  title: string;
  intro?: string;
  /** The content beneath the introduction. It stays in view while visitors read the list beside it. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Shows a section with its title beside its content instead of above it, for lists that are read row by row. */
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
