import { expect, test } from 'vitest';
import { contact } from '#client/content/contact.ts';
import { notFound } from '#client/content/not-found.ts';
import { company } from '#shared/company.ts';
import { copy, typed } from '#tests/support/texts.ts';

test('the contact hero has a 48-hour badge and four stat cards', () => {
  expect(typed(contact.hero.badge)).toBe('Reply within 48 hours');
  expect(contact.hero.stats.map(({ figure, label }) => [figure, label])).toEqual([
    ['48hr', 'Response time'],
    ['Free', 'Consultation'],
    ['98%', 'Success rate'],
    ['500+', 'Happy clients'],
  ]);
});

test('the contact process is 01 Free Consultation, 02 3D Design & Quote, 03 Project Execution', () => {
  expect(contact.process.steps.map(({ step, title }) => `${step} ${title}`)).toEqual([
    '01 Free Consultation',
    '02 3D Design & Quote',
    '03 Project Execution',
  ]);
});

test('the city options are six cities and Other City, Delhi shown as Delhi NCR', () => {
  expect(contact.form.cities.map(({ value, label }) => [value, label])).toEqual([
    ['hyderabad', 'Hyderabad'],
    ['bangalore', 'Bangalore'],
    ['chennai', 'Chennai'],
    ['mumbai', 'Mumbai'],
    ['delhi', 'Delhi NCR'],
    ['pune', 'Pune'],
    ['other', 'Other City'],
  ]);
});

test('the project type options are the eight of the spec', () => {
  expect(contact.form.projectTypes.map(({ value, label }) => [value, label])).toEqual([
    ['office-execution', 'Office Execution'],
    ['modular-kitchen', 'Modular Kitchen'],
    ['bedroom-wardrobe', 'Bedroom & Wardrobe'],
    ['living-dining', 'Living & Dining'],
    ['bathroom', 'Bathroom Renovation'],
    ['complete-home', 'Complete Home Interior'],
    ['smart-automation', 'Smart Home Automation'],
    ['other', 'Other'],
  ]);
});

test("the form's labels are those of the spec, and the button reads 'Sending...' while submitting", () => {
  expect(contact.form.labels).toEqual({
    name: 'Full Name',
    phone: 'Phone Number',
    email: 'Email Address',
    city: 'City',
    projectType: 'Project Type',
    message: 'Project Details',
  });
  expect(contact.form.submitting).toBe('Sending...');
});

test("'Get In Touch' has three cards: call with its hours and emergencies 24/7, email, visit the office", () => {
  expect(contact.getInTouch.title).toBe('Get In Touch');
  expect(contact.getInTouch.cards.map(({ kind, title }) => [kind, title])).toEqual([
    ['call', company.phone],
    ['email', company.email],
    ['visit', 'Madhapur, Hyderabad'],
  ]);
  const [call, , visit] = contact.getInTouch.cards;
  expect(call.text).toBe('Call, 9 AM to 7 PM. Emergency consultations 24/7.');
  expect(visit.text).toContain('Telangana, India');
});

test('the page sets location Hyderabad, Telangana, India, with a service area of six cities', () => {
  expect(contact.location).toEqual({
    city: 'Hyderabad',
    state: 'Telangana',
    country: 'India',
    serviceArea: ['Hyderabad', 'Bangalore', 'Chennai', 'Mumbai', 'Delhi', 'Pune'],
  });
});

test('the privacy notice says what is taken and kept, why, who sees it, how long, and which rights there are', () => {
  const { line, details } = contact.form.privacy;
  expect(line).toMatch(/enquiry/);
  expect(details.map(({ label }) => label)).toEqual([
    'What we take',
    'Why',
    'What else is kept',
    'Who sees them',
    'Photographs',
    'How long',
    'Your rights',
  ]);
  for (const fact of [
    'ten minutes',
    '30 days',
    'images.unsplash.com',
    'backups',
    'see your details',
    'corrected or erased',
    'withdraw your consent',
    'Data Protection Board of India',
    company.name,
    company.email,
    company.phone,
  ]) {
    expect(copy(details)).toContain(fact);
  }
});

test("the not-found page says '404', 'Page Not Found' and the message of the spec", () => {
  expect([notFound.code, notFound.title]).toEqual(['404', 'Page Not Found']);
  expect(notFound.message).toBe(
    "Sorry, we couldn't find the page you're looking for. Let's get you back to exploring our premium interior design services across India.",
  );
});

test('the not-found page leads home, to the services, to four popular pages and to contact', () => {
  const { goHome, browseServices, popular, help } = notFound;
  expect([goHome, browseServices, ...popular.pages, help.contact].map(({ href }) => href)).toEqual([
    '/',
    '/services',
    '/services/office-execution',
    '/services/modular-kitchens',
    '/about',
    '/projects',
    '/contact',
  ]);
  expect(popular.title).toBe('Popular Pages');
  expect(popular.pages[2]).toMatchObject({ label: 'About', description: '500+ premium projects' });
  expect(help.title).toBe('Need Help Finding Something?');
});
