import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { about } from '#client/content/about-page.ts';
import { contact } from '#client/content/contact-page.ts';
import { crew } from '#client/content/crew.ts';
import { faq } from '#client/content/faq.ts';
import { featuredProjects } from '#client/content/featured-projects.ts';
import { footer } from '#client/content/footer.ts';
import { handover } from '#client/content/handover.ts';
import { home } from '#client/content/home-page.ts';
import { headerLinks } from '#client/content/navigation.ts';
import { notFound } from '#client/content/not-found-page.ts';
import { papers } from '#client/content/papers.ts';
import { projects } from '#client/content/projects.ts';
import { projectsPage } from '#client/content/projects-page.ts';
import { serviceCards } from '#client/content/service-cards.ts';
import { services } from '#client/content/services-page.ts';
import { renderedPages, textOf } from '#tests/support/rendered-pages.ts';
import { type AnyService, services as serviceContents } from '#tests/support/service-contents.ts';
import { texts, typed } from '#tests/support/texts.ts';

/** Returns the texts that a service page shows. Of each project it shows a line of figures. */
const shownOf = ({ card: _, projects = [], ...content }: AnyService) => [
  content,
  projects.map(({ title, value, location, area, duration }) => [
    title,
    value,
    location,
    area,
    duration,
  ]),
];

/** The contents of pages that do not show exactly the exports of `content/NAME-page.ts`. */
const contents: Readonly<Record<string, unknown>> = {
  '/': [home, home.featuredProjects.filters.map(({ label }) => label), faq, featuredProjects],
  '/about': [about, crew.title, crew.text, crew.members, handover, papers.facts],
  '/services': [services, serviceCards],
  '/projects': [projectsPage, projectsPage.hero.filters.map(({ label }) => label), projects],
  '/contact': [contact, papers.facts],
  '/404': notFound,
  ...Object.fromEntries(serviceContents.map(({ path, service }) => [path, shownOf(service)])),
};

/** Keys of texts that are not on the served page: they control it, belong to another state, or are in a drawing. */
const unsaid = new Set([
  ...['meta', 'service', 'drawing', 'kind', 'target', 'icon', 'category', 'step'],
  ...[
    'filters',
    'id',
    'submitting',
    'onItsWay',
    'failure',
    'confirmation',
    'pitch',
    'done',
    'choose',
  ],
]);

/** Returns all texts of a content that its page shows. */
const saidBy = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => (unsaid.has(key) ? [] : saidBy(part)))
    : texts(value);

/** Matches attributes with texts: alternative texts, names, addresses and choices. */
const attributes = /(?<= (?:alt|aria-label|href|src|value)=")[^"]*/g;

test.each(renderedPages)('$path shows all texts of its content', async ({ path, html }) => {
  const file = new URL(`../../client/src/content${path}-page.ts`, import.meta.url).href;
  const content = contents[path] ?? (await import(/* @vite-ignore */ file));
  const plain = (text: string) => typed(text).replaceAll('\n', ' ');
  const said = plain([textOf(html), ...(html.match(attributes) ?? []).map(textOf)].join(' '));
  const all = saidBy([content, headerLinks, footer]).map(plain);
  expect(all.filter((text) => !said.includes(text))).toEqual([]);
});

test.each(renderedPages)('$path names each navigation', ({ html }) => {
  const page = parse(html);
  const names = page.querySelectorAll('nav').map(({ attributes: nav }) => {
    const title = page.querySelector(`#${nav['aria-labelledby']}`)?.text;
    return nav['aria-label'] ?? title ?? '';
  });
  expect(names).toContain(footer.navigation.title);
  expect(new Set(names.filter(Boolean)).size).toBe(names.length);
});

test('Home fetches a drawing only when it is needed', () => {
  const [home] = renderedPages.filter(({ path }) => path === '/');
  const page = parse(home?.html ?? '');
  const images = page.querySelectorAll('img.drawing');
  expect(images.length).toBeGreaterThan(10);
  for (const image of images) expect(image.getAttribute('loading')).toBe('lazy');
});
