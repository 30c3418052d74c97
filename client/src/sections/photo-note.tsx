import type { ReactNode } from 'react';
import { photographs } from '#client/content/photographs.ts';

/**
 * Near the photographs of projects: whether they are not these very rooms. It stands in a margin, so that
 * no gap shows where there are no photographs.
 */
export function PhotoNote({ children }: { children?: ReactNode }) {
  return (
    <div className="photo-note">
      {children}
      {photographs.note && (
        <p className="of-photos ml-auto text-fine text-ink2">{photographs.note}</p>
      )}
    </div>
  );
}
