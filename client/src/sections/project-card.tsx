import { Link } from 'wouter';
import { servicePathOf } from '#client/content/projects.ts';
import { projectsPage } from '#client/content/projects-page.ts';
import { serviceLabels } from '#client/content/service-labels.ts';
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
 * Shows a portfolio project (spec section 3): its room, and beneath it the drawing's title block. On wide screens
 * its lines align with its neighbours'. On other screens its drawing is beside its words. The whole card is a link to
 * its service, and its last line is a link to the form.
 */
export function ProjectCard({ project }: { project: Project }) {
  const { title, description, image, drawing, type, location, tags } = project;
  return (
    <li id={`project-${project.id}`} className="card project-card">
      <PhotoFrame
        drawing={drawing}
        photo={image}
        sizes="(min-width: 1536px) 472px, (min-width: 900px) 31vw, 45vw"
      />
      <h3 className="text-h3 max-sm:text-[1.1875rem] max-sm:leading-tight lg:max-xl:text-[1.3125rem]">
        {title}
      </h3>
      <p className="mt-1 text-small text-ink2">
        <Link href={servicePathOf(project)} className="text-link after:absolute after:inset-0">
          {type}
        </Link>
        , <span>{location}</span>
      </p>
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
      <p className="relative z-2 w-fit self-start lg:mb-12">
        <Link href={quoteHref} className="quiet-link">
          {serviceLabels.getQuote}
          <span className="sr-only">: {title}</span>
        </Link>
      </p>
    </li>
  );
}
