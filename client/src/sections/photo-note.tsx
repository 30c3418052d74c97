import type { ReactNode } from 'react';
import { photoLabels } from '#client/content/photo-labels.ts';

/**
 * Says that the photographs of projects show similar rooms. It is in a margin, so that a page without photographs
 * has no gap.
 */
export function PhotoNote({ children }: { children?: ReactNode }) {
  return (
    <div className="photo-note">
      {children}
      {photoLabels.note && (
        <p className="of-photos ml-auto text-fine text-ink2">{photoLabels.note}</p>
      )}
    </div>
  );
}
