import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { contact } from '#client/content/contact-page.ts';
import { outbound } from '#client/content/outbound.ts';
import { photoLabels, showsStock } from '#client/content/photo-labels.ts';
import { chatHref } from '#client/ui/links.ts';
import { cities, company } from '#shared/company.ts';
import { shownAddress, shownName } from '#shared/company-shape.ts';
import { formOptions } from '#shared/form-options.ts';
import { toDial } from '#shared/phone.ts';
import { renderedPages } from '#tests/support/rendered-pages.ts';

test('the phone, chat and email links lead to the company’s addresses', () => {
  expect(outbound.call).toBe(`tel:${toDial(company.phone)}`);
  expect(chatHref()).toContain(`https://wa.me/${toDial(company.whatsapp)?.slice(1)}?text=`);
  expect(outbound.mail).toBe(`mailto:${company.email}`);
  for (const { path, html } of renderedPages) {
    const dialled = html.match(/href="tel:[^"]*"/g) ?? [];
    expect(new Set(dialled), path).toEqual(new Set([`href="${outbound.call}"`]));
  }
});

test('the form and the pages name every city once', () => {
  const names = cities.map(shownName);
  expect(formOptions.city.map(({ label }) => label)).toEqual([...names, 'Other City']);
  expect(new Set(formOptions.city.map(({ value }) => value)).size).toBe(cities.length + 1);
  for (const { path, text } of renderedPages)
    if (/^\/(about|contact)?$/.test(path))
      for (const name of names) expect(text, path).toContain(name);
});

test('an address has street and PIN code if they are known', () => {
  const { address } = company;
  const bare = { ...address, street: '', area: 'Madhapur', city: 'Hyderabad', postalCode: '' };
  expect(shownAddress(bare)).toBe('Madhapur, Hyderabad');
  expect(shownAddress({ ...bare, street: 'Plot 12', postalCode: '500081' })).toBe(
    'Plot 12, Madhapur, Hyderabad 500081',
  );
});

test('the texts mention an experience centre only if there is one', () => {
  for (const { path, text } of renderedPages)
    expect(/experience centre/i.test(text), path).toBe(company.experienceCentre !== null);
});

test('the texts have ordinary spaces, so that a search finds them', () => {
  for (const { path, html } of renderedPages) expect(html, path).not.toContain('\u00a0');
});

test('every quote link and call to action leads to exactly /contact', () => {
  for (const { path, html } of renderedPages) {
    const targets = html.match(/(?<=href=")\/contact(?!#privacy)[^"]*/g) ?? [];
    expect(targets, path).not.toHaveLength(0);
    expect(new Set(targets), path).toEqual(new Set(['/contact']));
  }
});

test('the privacy notice names the recipients, the contact and the authority', () => {
  const { line, details } = contact.form.privacy;
  for (const fact of ['Data Protection Board of India', company.privacyContact])
    expect(JSON.stringify(details)).toContain(fact);
  expect(JSON.stringify(details).includes('images.unsplash.com')).toBe(showsStock);
  const html = renderedPages.find(({ path }) => path === '/contact')?.html ?? '';
  expect(html).toContain(line);
  expect(html.indexOf(line)).toBeLessThan(html.indexOf(contact.form.submit));
});

const ofStock = 'img[src^="https://images.unsplash.com/"]';

test('every stock photograph has the note that rooms are similar', () => {
  const caption = `${photoLabels.photo}${photoLabels.ofSimilarRoom}`;
  const notes = [caption, photoLabels.note ?? caption];
  for (const { path, html } of renderedPages)
    for (const photo of parse(html).querySelectorAll(ofStock)) {
      const around = photo.closest('.views') ?? photo.closest('.photo-frame');
      const words = around?.textContent ?? '';
      expect(
        notes.some((note) => words.includes(note)),
        `${path}: ${photo}`,
      ).toBe(true);
    }
});
