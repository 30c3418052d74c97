import { servicePages } from '#client/content/service-pages.ts';
import type { Project } from '#client/content/types.ts';
import { Section } from '#client/ui/section.tsx';

/** The portfolio's projects of a service's kind, one a row, each leading to its card on /projects. */
export function ServiceProjects({
  projects,
  ground,
}: {
  projects: readonly Project[] | undefined;
  ground: 'paper' | 'sheet';
}) {
  const { title, all } = servicePages.projects;
  if (!projects) return null;
  return (
    <Section
      title={title}
      ground={ground}
      intro={
        <p className="md:text-right">
          <a href={all.href} className="text-link">
            {all.label}
          </a>
        </p>
      }
    >
      <ul className="border-t-frame border-ink">
        {projects.map(({ id, title, location, area, duration, value }) => (
          <li
            key={id}
            className="relative grid grid-cols-[1fr_auto] items-baseline gap-x-6 gap-y-1 border-b border-rule py-4 hover:bg-canary md:grid-cols-[5fr_6fr_1fr] md:py-5"
          >
            <h3 className="text-h3">
              <a
                href={`${all.href}#project-${id}`}
                className="underline decoration-canary-deep decoration-2 underline-offset-4 after:absolute after:inset-0 hover:decoration-ink"
              >
                {title}
              </a>
            </h3>
            <p className="text-ink2 max-md:col-span-2 max-md:row-start-2 md:flex *:after:px-2 *:not-last:after:content-['/'] md:*:basis-1/3 md:*:after:hidden">
              <span>{location}</span>
              <span>{area}</span>
              <span>{duration}</span>
            </p>
            <p className="text-right font-heading text-h3 font-semibold whitespace-nowrap">
              {value}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
