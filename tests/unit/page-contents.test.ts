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
import { servicePages } from '#client/content/service-pages.ts';
import { services } from '#client/content/services.ts';
import { renderedPages, textOf } from '#tests/support/rendered-pages.ts';
import { type AnyService, services as serviceContents } from '#tests/support/service-contents.ts';
import { texts, typed } from '#tests/support/texts.ts';

const plain = (text: string) => typed(text).replaceAll('\n', ' ');
const titles = (...sections: readonly { readonly title: string }[]) =>
  sections.map(({ title }) => title);

/** The heading over a service's projects; none where it has none. */
function projectsTitle(all: readonly unknown[] = []): string[] {
  const { title, titleOfOne } = servicePages.projects;
  return [[], [titleOfOne]][all.length] ?? [title];
}

/** What a service page shows of its content, and its sections in their order. */
function servicePage(service: AnyService) {
  const { card: _, projects = [], ...content } = service;
  const sheet = 'sheet' in content && content.sheet ? [content.sheet.title] : [];
  const own = () => {
    if ('calculator' in content) return titles(content.calculator, content.fitOut);
    if ('packages' in content) {
      const { pricesTitle, buildTitle, sheetFirst } = content;
      return [...(sheetFirst ? [...sheet, pricesTitle] : [pricesTitle, ...sheet]), buildTitle];
    }
    const specifications = content.specifications ? [servicePages.specifications] : [];
    const { featuresTitle, processTitle } = content;
    return [featuresTitle, ...specifications, ...sheet, processTitle, servicePages.whyChooseUs];
  };
  const facts = projects.map(({ title, value, location, area, duration }) => ({
    title,
    value,
    where: `${location}, ${area}, ${duration}`,
  }));
  const sections = [...own(), ...projectsTitle(projects), service.band.title];
  return { content: [content, facts], sections };
}

/** What a project's card says in figures, in their order. */
function figuresOf({ area, duration, value }: (typeof projects)[number]): string {
  const { cardLabels: labels } = projectsPage;
  return `${labels.area} ${area} ${labels.duration} ${duration} ${labels.value} ${value}`;
}

const pages: Readonly<Record<string, { content: unknown; sections: readonly string[] }>> = {
  '/': {
    content: [home, faq, featuredProjects],
    sections: titles(
      home.presence,
      home.whyChooseUs,
      home.services,
      home.statistics,
      home.featuredProjects,
      home.faq,
    ),
  },
  '/about': {
    content: about,
    sections: titles(about.journey, about.principles, about.process, about.band),
  },
  '/services': {
    content: [services, serviceCards],
    sections: titles(services.grid, services.comparison, services.whyChooseUs, services.band),
  },
  '/projects': {
    content: [projectsPage, projects, projects.map(figuresOf)],
    sections: [projectsPage.listTitle, projectsPage.closing.title],
  },
  '/contact': {
    content: contact,
    sections: titles(contact.process, contact.form.confirmation, contact.form, contact.getInTouch),
  },
  '/no-such-page': { content: notFound, sections: titles(notFound.popular, notFound.help) },
  ...Object.fromEntries(serviceContents.map(({ path, service }) => [path, servicePage(service)])),
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

test.each(renderedPages)(
  '$path says all that its content does, its sections in order',
  ({ path, html }) => {
    const { content, sections } = pages[path] ?? { content: '', sections: [] };
    const said = plain([textOf(html), ...(html.match(attributes) ?? []).map(textOf)].join(' '));
    const unheard = saidBy([content, headerLinks, footer]).filter((text) => !said.includes(text));
    expect(unheard).toEqual([]);
    const [main = ''] = html.split('</main>');
    const headings = main.match(/<h2[\s\S]*?<\/h2>/g) ?? [];
    expect(headings.map((heading) => plain(textOf(heading)))).toEqual(sections.map(plain));
  },
);
