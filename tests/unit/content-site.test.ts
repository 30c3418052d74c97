import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contact } from '#client/content/contact.ts';
import { home } from '#client/content/home.ts';
import { chat, footer, frameLabels, headerLinks } from '#client/content/navigation.ts';
import { notFound } from '#client/content/not-found.ts';
import { projectsPage } from '#client/content/projects.ts';
import { services } from '#client/content/services.ts';
import { renderedPages } from '#tests/support/rendered-pages.ts';
import { copy } from '#tests/support/texts.ts';

const pages = { home, services, projectsPage, contact, notFound };
test('the header links to Home, About, Services, Projects and Contact', () => {
  expect(headerLinks.map(({ label, href }) => [label, href])).toEqual([
    ['Home', '/'],
    ['About', '/about'],
    ['Services', '/services'],
    ['Projects', '/projects'],
    ['Contact', '/contact'],
  ]);
  expect(frameLabels.quote).toBe('Get Free Quote');
});

test('the footer names the same five links Home, About Us, Our Services, Portfolio, Contact', () => {
  expect(footer.navigation.links.map(({ label }) => label)).toEqual([
    'Home',
    'About Us',
    'Our Services',
    'Portfolio',
    'Contact',
  ]);
  expect(footer.navigation.links.map(({ href }) => href)).toEqual(
    headerLinks.map(({ href }) => href),
  );
});

test('the footer links to four services and to the list of all', () => {
  expect(footer.services.links.map(({ href }) => href)).toEqual([
    '/services/office-execution',
    '/services/modular-kitchens',
    '/services/bedrooms-wardrobes',
    '/services/bathrooms',
    '/services',
  ]);
});

test('the limited-time offer is free 3D visualization, up to 20% off materials, extended 5-year warranty, valid this month', () => {
  expect(footer.offer.items).toEqual([
    'Free 3D visualization',
    'Up to 20% off materials',
    'Extended 5-year warranty',
  ]);
  expect(footer.offer.validity).toBe('Valid this month.');
});

test('the footer shows the experience-centre hours, Sunday by appointment, and copyright year 2024', () => {
  expect(copy(footer.titleBlock)).toContain('Monday to Saturday 9:00 AM to 7:00 PM');
  expect(copy(footer.titleBlock)).toContain('Sunday\nBy appointment');
  expect(copy(footer.titleBlock)).toContain('© 2024');
});

test('the chat greeting asks about interior contracting services, projects and pricing', () => {
  expect(chat.greeting).toContain('interior contracting services, projects and pricing');
});

test('98% on-time delivery stands "with penalties otherwise" on each of the twelve service pages, once, and on no other page', () => {
  for (const { path, text } of renderedPages) {
    const promised = text.match(
      /98% on-time delivery, with penalties otherwise|^On-time delivery, with penalties otherwise\n98%$/gm,
    );
    const expected = path.startsWith('/services/') ? 1 : 0;
    expect(promised?.length ?? 0, path).toBe(expected);
    expect(text.match(/penalt/gi)?.length ?? 0, path).toBe(expected);
  }
});

test('titles have at most 60 characters, descriptions at most 155, and all are distinct', () => {
  const metas = Object.values(pages).map(({ meta }) => meta);
  for (const { title, description, keywords } of metas) {
    expect(title.length, title).toBeLessThanOrEqual(60);
    expect(description.length, description).toBeLessThanOrEqual(155);
    expect(description.length, description).toBeGreaterThan(90);
    expect(keywords.length, title).toBeGreaterThanOrEqual(5);
    expect(keywords.length, title).toBeLessThanOrEqual(8);
    expect(new Set(keywords).size).toBe(keywords.length);
  }
  expect(new Set(metas.map(({ title }) => title)).size).toBe(metas.length);
  expect(new Set(metas.map(({ description }) => description)).size).toBe(metas.length);
});

test('no content file types a phone number, a mail address or a link scheme: they come from the company facts', () => {
  const folder = 'client/src/content';
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => file.endsWith('.ts'));
  expect(sources.length).toBeGreaterThan(20);
  for (const file of sources) {
    const source = readFileSync(join(folder, file), 'utf8').replace(/photo-[\w-]+/g, '');
    expect(source, file).not.toMatch(/\+91|(\d ?){10}|\w@\w|mailto:|tel:|wa\.me|https?:/);
  }
});
