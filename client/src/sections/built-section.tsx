import type { ComponentProps } from 'react';
import type { DrawingName, Photo } from '#client/content/types.ts';
import { DrawnOrBuilt } from '#client/ui/drawn-or-built.tsx';
import { PhotoFrame } from '#client/ui/photo-frame.tsx';
import { SideSection } from './side-section.tsx';

interface BuiltSectionProps extends Omit<ComponentProps<typeof SideSection>, 'aside'> {
  drawing: DrawingName;
  photo: Photo;
}

/** A list beside the photograph: what the page has drawn above, built. */
export function BuiltSection({ drawing, photo, ...section }: BuiltSectionProps) {
  return (
    <SideSection
      {...section}
      aside={
        <div className="views relative mt-8">
          <PhotoFrame drawing={drawing} photo={photo} sizes="(min-width: 900px) 36vw, 90vw" />
          <DrawnOrBuilt className="absolute right-[9%] bottom-[7%]" />
        </div>
      }
    />
  );
}
