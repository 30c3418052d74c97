import type { ComponentProps } from 'react';
import type { DrawingName, Photo } from '#client/content/types.ts';
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
        <PhotoFrame
          drawing={drawing}
          photo={photo}
          sizes="(min-width: 900px) 28vw, 80vw"
          className="mt-8 border-0 bg-transparent max-lg:-mx-gutter max-lg:-mb-[8%] max-lg:[--dims:none]"
        />
      }
    />
  );
}
