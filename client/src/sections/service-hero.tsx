import { servicePages } from '#client/content/service-pages.ts';
import type { CallToAction, DrawingName, Photo, Stat } from '#client/content/types.ts';
import { Action } from '#client/ui/action.tsx';
import { Badges } from '#client/ui/badge.tsx';
import { ButtonLink } from '#client/ui/button-link.tsx';
import { PageHero } from './page-hero.tsx';

/** The head of a service page: back link, badges, call to action and 'View Projects' (spec section 2). */
export function ServiceHero({
  title,
  subtitle,
  callToAction,
  badges,
  drawing,
  photo,
  stats,
}: {
  title: string;
  subtitle: string;
  callToAction: CallToAction;
  badges: readonly string[];
  drawing: DrawingName;
  photo?: Photo;
  stats?: readonly Stat[];
}) {
  const { back, viewProjects } = servicePages;
  return (
    <PageHero
      backLink={back}
      badges={<Badges texts={badges} />}
      title={title}
      text={subtitle}
      drawing={drawing}
      photo={photo}
      {...(stats ? { stats } : {})}
      actions={
        <>
          <Action action={callToAction} />
          <ButtonLink href={viewProjects.href}>{viewProjects.label}</ButtonLink>
        </>
      }
    />
  );
}
