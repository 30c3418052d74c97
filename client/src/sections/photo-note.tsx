import { photographs } from '#client/content/photographs.ts';
import { DrawnOrBuilt } from '#client/ui/drawn-or-built.tsx';

/** Beneath the photographs of projects: how to see them, and that they are not these very rooms. */
export function PhotoNote() {
  return (
    <div className="photo-note">
      <p className="of-photos grow basis-40 text-fine text-ink2">{photographs.note}</p>
      <DrawnOrBuilt />
    </div>
  );
}
