import { Link } from 'wouter';
import { servicePathOf } from '#client/content/projects.ts';
import { projectsPage } from '#client/content/projects-page.ts';
import type { Project } from '#client/content/types.ts';
import { quoteHref } from '#client/ui/links.ts';
import { PhotoFrame } from '#client/ui/photo-frame.tsx';
import { Phrase } from '#client/ui/phrase.tsx';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';

export const { cardLabels } = projectsPage;

/** Returns the three facts of a project with their labels. */
export const factsOf = ({ area, duration, value }: Project) => [
  { label: cardLabels.area, value: area },
  { label: cardLabels.duration, value: duration },
  { label: cardLabels.value, value },
];

export function Tags({ tags }: Pick<Project, 'tags'>) {
  return (
    <ul className="mt-2.5 flex flex-wrap content-start text-small text-ink2">
      {tags.map((tag) => (
        <li key={tag} className="tag">
          {tag}
        </li>
      ))}
    </ul>
  );
}

/**
 * Shows a portfolio project (spec section 3): its room, and beneath it the drawing's title block. On wide screens
 * its lines align with its neighbours'. On middle screens the card lies on its side. The whole card is a link to its
 * service, and its last line is a link to the form.
 */
export function ProjectCard({ project }: { project: Project }) {
  const { title, description, image, drawing, type, location, tags } = project;
  return (
    <li
      id={`project-${project.id}`}
      className="card relative grid content-start sm:max-lg:grid-cols-2 sm:max-lg:grid-rows-[repeat(5,auto)_1fr] sm:max-lg:gap-x-7 lg:row-span-7 lg:grid-rows-subgrid"
    >
      <PhotoFrame
        drawing={drawing}
        photo={image}
        sizes="(min-width: 1536px) 472px, (min-width: 900px) 31vw, (min-width: 480px) 45vw, 92vw"
        className="self-start sm:max-lg:row-span-6"
      />
      <h3 className="pt-4 text-h3 sm:max-lg:pt-0 lg:max-xl:text-[1.3125rem]">{title}</h3>
      <div className="mt-1 flex items-baseline justify-between gap-x-2">
        <p className="text-small text-ink2">
          <Link href={servicePathOf(project)} className="text-link after:absolute after:inset-0">
            {type}
          </Link>
          , <span>{location}</span>
        </p>
      </div>
      <p className="mt-2.5 text-small">
        <UnbrokenRanges text={description} />
      </p>
      <ul className="project-facts mt-4 border-y border-t-frame border-rule border-t-ink">
        {factsOf(project).map(({ label, value }) => (
          <li key={label} className="phrase border-rule py-2 not-last:mr-4 not-last:border-r">
            <Phrase first={label} second={value} look={['text-fine text-ink2', 'font-semibold']} />
          </li>
        ))}
      </ul>
      <Tags tags={tags} />
      {/* This link is above the link that covers the card. */}
      <p className="relative z-2 mt-1 w-fit self-start lg:mb-12">
        <Link href={quoteHref} className="text-link inline-flex min-h-11 items-center">
          {cardLabels.ask}
          <span className="sr-only">: {title}</span>
        </Link>
      </p>
    </li>
  );
}
