import { expect, test } from 'vitest';
import { about } from '#client/content/about.ts';
import { contact } from '#client/content/contact.ts';
import { faq } from '#client/content/faq.ts';
import { featuredProjects } from '#client/content/featured-projects.ts';
import { home } from '#client/content/home.ts';
import { footer, headerLinks } from '#client/content/navigation.ts';
import { notFound } from '#client/content/not-found.ts';
import { projects } from '#client/content/projects.ts';
import { projectsPage } from '#client/content/projects-page.ts';
import { serviceCards } from '#client/content/service-cards.ts';
import { services } from '#client/content/services.ts';
import { renderedPages, textOf } from '#tests/support/rendered-pages.ts';
import { type AnyService, services as serviceContents } from '#tests/support/service-contents.ts';
import { texts, typed } from '#tests/support/texts.ts';

const plain = (text: string) => typed(text).replaceAll('\n', ' ');

/** What a service page shows of its content; a project's place, size and time stand in one line. */
function shownOf({ card: _, projects = [], ...content }: AnyService) {
  const facts = projects.map(({ title, value, location, area, duration }) => ({
    title,
    value,
    where: `${location}, ${area}, ${duration}`,
  }));
  return [content, facts];
}

/** What a project's card says in figures, in their order. */
function figuresOf({ area, duration, value }: (typeof projects)[number]): string {
  const { cardLabels: labels } = projectsPage;
  return `${labels.area} ${area} ${labels.duration} ${duration} ${labels.value} ${value}`;
}

const contents: Readonly<Record<string, unknown>> = {
  '/': [home, faq, featuredProjects],
  '/about': about,
  '/services': [services, serviceCards],
  '/projects': [projectsPage, projects, projects.map(figuresOf)],
  '/contact': contact,
  '/no-such-page': notFound,
  ...Object.fromEntries(serviceContents.map(({ path, service }) => [path, shownOf(service)])),
};

/** How a page is made, or what it says in another state: neither is on the page as it is served. */
const unsaid = new Set([
  ...['meta', 'service', 'drawing', 'kind', 'arrangement', 'target', 'icon', 'category', 'step'],
  ...['id', 'projectType', 'submitting', 'stamp', 'subject'],
]);

/** A label and its value stand beside each other; the value of a choice is no word. */
const isFact = (value: object): value is { label: string; value: string } =>
  'label' in value && 'value' in value && !/^[a-z-]+$/.test(String(value.value));

/** All texts of a content that its page says. */
function saidBy(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return texts(value).map(plain);
  const parts = Object.entries(value).flatMap(([key, part]) =>
    unsaid.has(key) ? [] : saidBy(part),
  );
  return isFact(value) ? [...parts, plain(`${value.label} ${value.value}`)] : parts;
}

/** Alternative texts, names, addresses and choices are attributes. */
const attributes = /(?<= (?:alt|aria-label|href|src|value)=")[^"]*/g;

test.each(renderedPages)('$path says all that its content does', ({ path, html }) => {
  expect(contents).toHaveProperty([path]);
  const said = plain([textOf(html), ...(html.match(attributes) ?? []).map(textOf)].join(' '));
  const all = saidBy([contents[path], headerLinks, footer]);
  expect(all.filter((text) => !said.includes(text))).toEqual([]);
});
