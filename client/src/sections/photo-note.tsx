import { photoLabels } from '#client/content/photo-labels.ts';

/**
 * Says that the photographs of projects show similar rooms. It is in a margin, so that a page without photographs
 * has no gap.
 */
export function PhotoNote() {
  return (
    <div className="photo-note">
      {photoLabels.note && (
        <p className="of-photos text-right text-fine text-ink2">{photoLabels.note}</p>
      )}
    </div>
  );
}
