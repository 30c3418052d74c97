import { Link } from 'wouter';
import { ratePerFoot, roomOf, servicePathOf } from '#client/content/projects.ts';
import { projectsPage } from '#client/content/projects-page.ts';
import type { Project } from '#client/content/types.ts';
import { DimensionedPlan } from '#client/ui/dimensioned-plan.tsx';
import { quoteHref } from '#client/ui/links.ts';
import { PhotoFrame } from '#client/ui/photo-frame.tsx';
import { Phrase } from '#client/ui/phrase.tsx';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';

export const { cardLabels } = projectsPage;

/** The width of a card's photograph if it is large or the card is wide, and if it is beside the title. */
const largeSizes = '(min-width: 1536px) 710px, (min-width: 480px) 48vw, 100vw';
const insetSizes = '(min-width: 1536px) 340px, (min-width: 900px) 22vw, 46vw';

/** Returns the three facts of a project with their labels, and beside its value what a square foot cost. */
export const factsOf = (project: Project) => [
  { label: cardLabels.area, value: project.area },
  { label: cardLabels.duration, value: project.duration },
  { label: cardLabels.value, value: project.value, rate: ratePerFoot(project) },
];

export function Tags({ tags }: Pick<Project, 'tags'>) {
  return (
    <ul className="tags mt-2.5 flex flex-wrap content-start text-small text-ink2">
      {tags.map((tag) => (
        <li key={tag} className="tag">
          {tag}
        </li>
      ))}
    </ul>
  );
}

/**
 * Shows a portfolio project (spec section 3): its plan and a room, and beneath them the drawing's title block. On wide
 * screens the lines of two cards are at one height, and a `wide` card is as wide as two. The whole card is a link to
 * its service.
 */
export function ProjectCard({ project, wide }: { project: Project; wide: boolean }) {
  const { title, description, image, drawing, plan, type, location, tags } = project;
  const room = roomOf(project);
  const photo = { photo: image, sizes: wide || !room ? largeSizes : insetSizes };
  return (
    <li id={`project-${project.id}`} className={`card project-card ${wide ? 'wide-project' : ''}`}>
      {plan ? (
        <DimensionedPlan name={drawing} plan={plan} className="card-lead" />
      ) : (
        <PhotoFrame drawing={drawing} {...(!room && photo)} className="card-lead" />
      )}
      <div className="card-words">
        {room && <PhotoFrame drawing={room} {...photo} className="card-inset" />}
        <h3 className="text-h3 text-balance">{title}</h3>
        <p className="mt-1 text-small text-ink2">
          <Link
            href={servicePathOf(project)}
            className="text-link min-[22rem]:whitespace-nowrap after:absolute after:inset-0"
          >
            {type}
          </Link>
          , <span>{location}</span>
        </p>
        <p className="mt-2.5 text-small max-sm:clear-right">
          <UnbrokenRanges text={description} />
        </p>
      </div>
      <ul className="project-facts border-y border-t-frame border-rule border-t-ink">
        {factsOf(project).map(({ label, value, rate }) => (
          <li key={label} className="border-rule py-2 not-last:mr-4 not-last:border-r">
            <span className="phrase max-sm:*:before:content-none">
              <Phrase
                first={label}
                second={value}
                classNames={['text-fine text-ink2 max-sm:sr-only', 'font-semibold']}
              />
            </span>
            {rate && <span className="rate">{rate}</span>}
          </li>
        ))}
      </ul>
      <div className="card-ask">
        <Tags tags={tags} />
        {/* It is above the link that covers the card. */}
        <Link href={quoteHref} className="ask-link relative z-2">
          {cardLabels.ask}
          <span className="sr-only">: {title}</span>
        </Link>
      </div>
    </li>
  );
}
