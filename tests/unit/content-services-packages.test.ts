import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { balconyOutdoor } from '#client/content/services/balcony-outdoor.ts';
import { bathrooms } from '#client/content/services/bathrooms.ts';
import { ceilingFlooring } from '#client/content/services/ceiling-flooring.ts';
import { electricalIt } from '#client/content/services/electrical-it.ts';
import { hvacSafety } from '#client/content/services/hvac-safety.ts';
import { livingDining } from '#client/content/services/living-dining.ts';
import { meetingRooms } from '#client/content/services/meeting-rooms.ts';
import type { ServicePackagesContent } from '#client/content/types.ts';
import { typed } from '#tests/support/texts.ts';

/** The seven Template B pages in the order of spec section 2. */
const services: readonly ServicePackagesContent[] = [
  livingDining,
  bathrooms,
  balconyOutdoor,
  meetingRooms,
  electricalIt,
  hvacSafety,
  ceilingFlooring,
];

/** Price and the facts shown as "Label: value" of one package, found by its title. */
function priced(service: ServicePackagesContent, title: string): string[] {
  const found = service.packages.find((item) => item.title === title);
  if (!found) throw new Error(`${service.slug} has no package "${title}"`);
  return [found.price, ...found.rows.map(({ label, value }) => `${label}: ${value}`)].map(typed);
}

/** The stats as "figure label". */
function stats(service: ServicePackagesContent): string[] {
  return service.stats.map(({ figure, label }) => typed(`${figure} ${label}`));
}

// Figures: spec section 9, "Service page figures", with the rupee sign and en dashes.

test('living-dining: TV 32" to 75", install 1–2 days; dining seats 4–12; ceiling 3–5 days', () => {
  expect(priced(livingDining, 'TV unit')).toEqual(
    expect.arrayContaining(['₹20K–60K', 'TV size: 32"–75"', 'Install: 1–2 days']),
  );
  expect(priced(livingDining, 'Dining area')).toEqual(
    expect.arrayContaining(['₹40K–1.2L', 'Seats: 4–12', 'Time: 2–3 days']),
  );
  expect(priced(livingDining, 'False ceiling')).toEqual(
    expect.arrayContaining(['₹35K–80K', 'Time: 3–5 days']),
  );
  expect(stats(livingDining)).toEqual(
    expect.arrayContaining(['2 weeks Completion', '3 years Warranty']),
  );
});

test('bathrooms: master 7–10 days, powder 3–5 days, upgrades 5–7 days with a 5-year warranty', () => {
  expect(priced(bathrooms, 'Master bathroom')).toEqual(
    expect.arrayContaining(['₹80K–2.5L', 'Area: 40–80 sq ft', 'Time: 7–10 days']),
  );
  expect(priced(bathrooms, 'Powder room')).toEqual(
    expect.arrayContaining(['₹25K–60K', 'Area: 15–25 sq ft', 'Time: 3–5 days']),
  );
  expect(priced(bathrooms, 'Bathroom upgrades')).toEqual(
    expect.arrayContaining(['₹40K–1L', 'Time: 5–7 days', 'Warranty: 5 years']),
  );
  expect(stats(bathrooms)).toEqual(
    expect.arrayContaining(['1 week Completion', '3 years Warranty']),
  );
});

test('balcony-outdoor: gardens 20–100 sq ft, furniture for 2–8 in 7–10 days, shade in 1–2 days', () => {
  expect(priced(balconyOutdoor, 'Vertical garden')).toEqual(
    expect.arrayContaining(['₹15K–50K', 'Area: 20–100 sq ft', 'Time: 2–3 days']),
  );
  expect(priced(balconyOutdoor, 'Outdoor furniture')).toEqual(
    expect.arrayContaining(['₹25K–80K', 'Seats: 2–8', 'Delivery: 7–10 days']),
  );
  expect(priced(balconyOutdoor, 'Privacy and shade')).toEqual(
    expect.arrayContaining(['₹10K–40K', 'Time: 1–2 days']),
  );
  expect(stats(balconyOutdoor)).toContain('2 years Warranty');
});

test('meeting-rooms: boardroom seats 8–20, video screens 55" to 86", training for 20–50 people', () => {
  expect(priced(meetingRooms, 'Boardroom')).toEqual(
    expect.arrayContaining(['₹2L–8L', 'Seats: 8–20', 'Time: 5–7 days']),
  );
  expect(priced(meetingRooms, 'Video room')).toEqual(
    expect.arrayContaining(['₹1.5L–5L', 'Screen: 55"–86"', 'Time: 3–5 days']),
  );
  expect(priced(meetingRooms, 'Training room')).toEqual(
    expect.arrayContaining(['₹80K–3L', 'People: 20–50', 'Time: 2–4 days']),
  );
  expect(stats(meetingRooms)).toContain('2 years Warranty');
});

test('electrical-it: cabling up to 10Gbps, LED saving 60–80% over 50,000+ hours, server rooms', () => {
  expect(priced(electricalIt, 'Structured cabling')).toEqual(
    expect.arrayContaining(['₹800–1,500/point', 'Speed: Up to 10Gbps']),
  );
  expect(priced(electricalIt, 'LED lighting')).toEqual(
    expect.arrayContaining(['₹200–800/sq ft', 'Energy saving: 60–80%', 'Lamp life: 50,000+ hours']),
  );
  expect(priced(electricalIt, 'Server room')).toContain('₹2L–10L');
  expect(stats(electricalIt)).toContain('3 years Warranty');
});

test('hvac-safety: VRF 1,000–10,000 sq ft saving 30–50% in 5–7 days, fire, security 30–90 days', () => {
  expect(priced(hvacSafety, 'VRF air conditioning')).toEqual(
    expect.arrayContaining([
      '₹3L–15L',
      'Area: 1,000–10,000 sq ft',
      'Energy saving: 30–50%',
      'Time: 5–7 days',
    ]),
  );
  expect(priced(hvacSafety, 'Fire safety')).toContain('₹2L–8L');
  expect(priced(hvacSafety, 'Security')).toEqual(
    expect.arrayContaining(['₹1.5L–6L', 'Storage: 30–90 days']),
  );
  expect(stats(hvacSafety)).toEqual(
    expect.arrayContaining(['2 weeks Completion', '3 years Warranty']),
  );
});

test('ceiling-flooring: gypsum 9–15 mm, engineered wood 8–15 mm, access floor 100–600 mm', () => {
  expect(priced(ceilingFlooring, 'Gypsum ceiling')).toEqual(
    expect.arrayContaining(['₹120–250/sq ft', 'Board: 9–15 mm']),
  );
  expect(priced(ceilingFlooring, 'Engineered wood')).toEqual(
    expect.arrayContaining(['₹150–400/sq ft', 'Thickness: 8–15 mm']),
  );
  expect(priced(ceilingFlooring, 'Raised access floor')).toEqual(
    expect.arrayContaining(['₹200–500/sq ft', 'Height: 100–600 mm', 'Load: 250–1,000 kg/m²']),
  );
  expect(stats(ceilingFlooring)).toContain('2 years Warranty');
});

test('a service page has three badges, three stats, three cards of distinct rows and four numbered steps', () => {
  for (const service of services) {
    expect(service.badges, service.slug).toHaveLength(3);
    expect(service.stats, service.slug).toHaveLength(3);
    expect(service.packages, service.slug).toHaveLength(3);
    expect(service.build.map(({ step }) => step)).toEqual(['01', '02', '03', '04']);
    for (const { title, rows, includes } of service.packages) {
      expect(new Set(rows.map(({ label }) => label)).size, title).toBe(rows.length);
      expect(rows.length, title).toBeGreaterThanOrEqual(3);
      expect(includes.length, title).toBeGreaterThanOrEqual(3);
      expect(includes.length, title).toBeLessThanOrEqual(4);
    }
  }
});

test('no badge says what one of the stats says', () => {
  for (const { slug, badges, stats } of services)
    for (const { label } of stats) {
      const [subject = ''] = label.split(/[\s,]/);
      expect(badges.join('\n'), slug).not.toMatch(new RegExp(subject, 'i'));
    }
});

test('titles have at most 60 and descriptions at most 155 characters, all distinct', () => {
  for (const { slug, meta } of services) {
    expect(meta.title.length, `${slug} title`).toBeLessThanOrEqual(60);
    expect(meta.description.length, `${slug} description`).toBeLessThanOrEqual(155);
    expect(meta.keywords.length, `${slug} keywords`).toBeGreaterThanOrEqual(5);
    expect(meta.keywords.length, `${slug} keywords`).toBeLessThanOrEqual(8);
  }
  expect(new Set(services.map(({ meta }) => meta.title)).size).toBe(services.length);
  expect(new Set(services.map(({ meta }) => meta.description)).size).toBe(services.length);
});

test('breadcrumbs lead from Home over Services to the page', () => {
  for (const { slug, meta } of services) {
    expect(meta.breadcrumbs).toEqual([
      { name: 'Home', path: '/' },
      { name: 'Services', path: '/services' },
      { name: expect.stringMatching(/^[A-Z]/), path: `/services/${slug}` },
    ]);
  }
});

test("a card shows its own detail, about 2:1, of the page's drawing; the band shows it whole", () => {
  for (const { slug, drawing, packages, band } of services) {
    expect(existsSync(new URL(`../../client/src/drawings/${drawing}.svg`, import.meta.url))).toBe(
      true,
    );
    expect(band.drawing, slug).toBe(drawing);
    expect(new Set(packages.map(({ crop }) => crop.join(' '))).size, slug).toBe(3);
    for (const { title, crop } of packages) {
      const [x, y, width, height] = crop;
      expect(x, title).toBeGreaterThanOrEqual(0);
      expect(y, title).toBeGreaterThanOrEqual(0);
      expect(x + width, title).toBeLessThanOrEqual(600);
      expect(y + height, title).toBeLessThanOrEqual(400);
      expect(width / height, title).toBeCloseTo(240 / 116, 1);
    }
  }
});
