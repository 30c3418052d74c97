import type { ReactNode } from 'react';
import { photographs } from '#client/content/photographs.ts';

/**
 * Beneath the photographs of projects: whether they are not these very rooms. It stands in the section's
 * lower margin, so that no gap shows where there are no photographs.
 */
export function PhotoNote({ children }: { children?: ReactNode }) {
  return (
    <div className="photo-note">
      {children}
      {photographs.note && (
        <p className="of-photos -mb-2 text-fine text-ink2">{photographs.note}</p>
      )}
    </div>
  );
}
