import type { ReactNode } from 'react';
import { photoLabels } from '#client/content/photo-labels.ts';

/**
 * Says near the photographs of projects that they show similar rooms. It stands in a margin, so that no
 * gap shows where there are no photographs.
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
