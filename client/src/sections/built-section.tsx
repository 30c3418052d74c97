import type { ComponentProps } from 'react';
import type { Crop, DrawingName, Photo } from '#client/content/types.ts';
import { Drawing } from '#client/ui/drawing.tsx';
import { DrawnOrBuilt } from '#client/ui/drawn-or-built.tsx';
import { Photograph } from '#client/ui/photo-frame.tsx';
import { SideSection } from './side-section.tsx';

interface BuiltSectionProps extends Omit<ComponentProps<typeof SideSection>, 'aside'> {
  drawing: DrawingName;
  /** The detail that is built: the list has the whole. */
  crop: Crop;
  photo: Photo;
}

/** A list beside the photograph: a detail of what the page has drawn above, built. */
export function BuiltSection({ drawing, crop, photo, ...section }: BuiltSectionProps) {
  return (
    <SideSection
      {...section}
      aside={
        <div className="views photo-frame photo-frame-detail mt-8 aspect-[1.6] overflow-hidden border-frame border-ink">
          <Photograph photo={photo} sizes="(min-width: 900px) 36vw, 90vw" />
          <Drawing name={drawing} crop={crop} style="detail" />
          <DrawnOrBuilt className="absolute right-[5%] bottom-[7%] z-3" />
        </div>
      }
    />
  );
}
