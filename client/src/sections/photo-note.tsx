import type { ReactNode } from 'react';
import { photographs } from '#client/content/photographs.ts';
import { DrawnOrBuilt } from '#client/ui/drawn-or-built.tsx';

/**
 * Beneath the photographs of projects: how to see them, and whether they are not these very rooms. What
 * leads on comes first, so that no gap shows where there are no photographs.
 */
export function PhotoNote({ children }: { children?: ReactNode }) {
  return (
    <div className="photo-note">
      {children}
      {photographs.note && (
        <p className="of-photos grow basis-40 text-fine text-ink2">{photographs.note}</p>
      )}
      <DrawnOrBuilt />
    </div>
  );
}
