import { Link } from 'wouter';
import { roomOf, servicePathOf } from '#client/content/projects.ts';
import type { Project } from '#client/content/types.ts';
import { Badge } from '#client/ui/badge.tsx';
import { DimensionedPlan } from '#client/ui/dimensioned-plan.tsx';
import { quoteHref } from '#client/ui/links.ts';
import { PhotoFrame } from '#client/ui/photo-frame.tsx';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';
import { cardLabels, factsOf, Tags } from './project-card.tsx';

/**
 * Shows a featured project as a sheet of the full width. Its plan is large and dimensioned, its photograph is
 * beside it over an elevation, and its three facts are the title block with a link to the form.
 */
export function ProjectSheet({ project }: { project: Project }) {
  const { id, title, description, image, drawing, plan, type, location, tags, client } = project;
  return (
    <li id={`project-${id}`} className="card project-sheet">
      <div className="project-title">
        <h3>{title}</h3>
        <p>
          <Link href={servicePathOf(project)} className="text-link after:absolute after:inset-0">
            {type}
          </Link>
          , <span>{location}</span>
        </p>
        <Badge text={cardLabels.featured} />
      </div>
      <div className="grid md:grid-cols-2">
        <div className="px-2 py-1 md:p-5 md:pt-6.5">
          {plan ? <DimensionedPlan name={drawing} plan={plan} /> : <PhotoFrame drawing={drawing} />}
        </div>
        <div className="project-picture">
          <PhotoFrame
            drawing={roomOf(project) ?? drawing}
            photo={image}
            sizes="(min-width: 900px) 34vw, 45vw"
          />
          <div>
            <p className="text-small">
              <UnbrokenRanges text={description} />
            </p>
            {client && (
              <figure className="mt-4 border-l-title border-canary pl-3">
                <blockquote>{client.words}</blockquote>
                <figcaption className="text-small text-ink2">{client.name}</figcaption>
              </figure>
            )}
          </div>
        </div>
      </div>
      <div className="grid border-t-frame border-ink lg:grid-cols-2 print:grid-cols-2">
        <dl className="project-facts max-sm:px-gutter">
          {factsOf(project).map(({ label, value, rate }) => (
            <div key={label} className="sheet-fact">
              <dt className="text-fine text-ink2 max-sm:sr-only">{label}</dt>
              <dd>
                {value}
                {rate && <span className="rate md:text-small">{rate}</span>}
              </dd>
            </div>
          ))}
        </dl>
        <div className="project-ask *:mt-0">
          <Tags tags={tags} />
          {/* It is above the link that covers the sheet. */}
          <Link href={quoteHref} className="ask-link relative z-2">
            <span className="text-link">{cardLabels.ask}</span>
            <span className="sr-only">: {title}</span>
          </Link>
        </div>
      </div>
    </li>
  );
}
