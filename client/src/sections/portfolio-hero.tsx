import type { ProjectsContent } from '#client/content/projects-page.ts';
import { Drawing } from '#client/ui/drawing.tsx';

/** From the slab down to the dimension string. */
const rooms = [0, 10, 1560, 382] as const;

/**
 * The head of /projects: a section through an office and a home that runs on to the screen's edges.
 * Small screens show two of its rooms, wall to wall.
 */
export function PortfolioHero({ title, text }: ProjectsContent['hero']) {
  return (
    <section className="overflow-x-clip border-b-frame border-ink bg-sheet">
      <div className="width grid items-end gap-x-12 gap-y-4 pt-10 pb-8 md:grid-cols-[7fr_5fr] md:pt-14 md:pb-10">
        <h1 tabIndex={-1} className="text-h1">
          {title}
        </h1>
        <p className="max-w-[46ch] text-lead text-ink2">{text}</p>
      </div>
      {/*
        Wide: the outer walls (x = 48 and 1512 of 1560) stand on the page's margins. Small: office
        and kitchen fill the screen from wall to wall (x = 48 and 841).
      */}
      <div className="width max-md:px-0 md:pb-3">
        <Drawing
          name="section-long"
          crop={rooms}
          style="long"
          inline
          className="max-md:-ml-[6.05%] max-md:w-[196.72%] max-md:[--dims:none] md:-ml-[3.28%] md:w-[106.56%]"
        />
      </div>
    </section>
  );
}
