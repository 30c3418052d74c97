import type { ProjectsContent } from '#client/content/projects-page.ts';
import { Drawing } from '#client/ui/drawing.tsx';

/** From slab to slab: the projects beneath are to begin on the first screen. */
const rooms = [0, 10, 1560, 330] as const;

/**
 * The head of /projects: a section through an office and a home that runs on to the screen's edges.
 * Small screens show two of its rooms, wall to wall.
 */
export function PortfolioHero({ title, text }: ProjectsContent['hero']) {
  return (
    <section className="overflow-x-clip bg-sheet">
      <div className="width pt-7 pb-6 md:pt-9">
        <h1 tabIndex={-1} className="text-h1">
          {title}
        </h1>
        <p className="mt-3 text-lead text-balance text-ink2">{text}</p>
      </div>
      {/*
        Wide: the outer walls (x = 48 and 1512 of 1560) stand on the page's margins. Small: office
        and kitchen fill the screen from wall to wall (x = 48 and 840).
      */}
      <div className="width [--dims:none] max-md:px-0">
        <Drawing
          name="section-long"
          crop={rooms}
          style="long"
          inline
          className="max-md:-ml-[6.06%] max-md:w-[196.97%] md:-ml-[3.28%] md:w-[106.56%]"
        />
      </div>
    </section>
  );
}
