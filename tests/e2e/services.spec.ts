import { serviceCardButtons, serviceCards } from '#client/content/service-cards.ts';
import { serviceLinks } from '#client/content/service-list.ts';
import { services } from '#client/content/services.ts';
import { outbound } from '#client/ui/links.ts';
import { expect, heightOnPhone, test } from './support.ts';

const { hero, grid, comparison, whyChooseUs, band } = services;
const solutions = [comparison.office, comparison.home];

test('/services has a hero with a call button, the cards, the comparison, why us and a call to action, in this order', async ({
  page,
}) => {
  await page.goto('/services');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(hero.title);
  await expect(main.getByRole('link', { name: hero.call })).toHaveAttribute('href', outbound.call);
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(
    [grid, comparison, whyChooseUs, band].map(({ title }) => title),
  );
  await main.getByRole('link', { name: band.callToAction.text }).click();
  await expect(page).toHaveURL('/contact#form');
});

test('Each card has its badge, its button and 4 features', async ({ page }) => {
  await page.goto('/services');
  const sheet = page.getByRole('region', { name: grid.title });
  await expect(sheet.getByRole('heading', { level: 3 })).toHaveText(
    serviceCards.map(({ title }) => title),
  );
  for (const { title, href, featured, badge, features } of serviceCards) {
    const button = serviceCardButtons[featured ? 'featured' : 'other'];
    const card = sheet
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    await expect(card.getByRole('link')).toHaveAttribute('href', href);
    await expect(card.getByRole('link')).toHaveAccessibleName(
      featured ? `${button}: ${title}` : `${button} about ${title}`,
    );
    await expect(card.getByRole('link')).toContainText(button);
    await expect(card.getByRole('listitem')).toHaveText([...features]);
    for (const other of serviceCards.flatMap((one) => one.badge ?? []))
      await expect(card.getByText(other, { exact: true })).toHaveCount(other === badge ? 1 : 0);
  }
});

test('On a phone the page is at most 7,000 pixels long, offices and homes side by side', async ({
  page,
}) => {
  expect(await heightOnPhone(page, '/services')).toBeLessThanOrEqual(7_000);
  const [office, home] = await Promise.all(
    solutions.map(({ title }) => page.getByRole('heading', { name: title }).boundingBox()),
  );
  expect(office?.y).toBe(home?.y);
  expect(office?.x).toBeLessThan(home?.x ?? 0);
});

test('The comparison gives both price guides, all inclusive, and leads to every service page', async ({
  page,
}) => {
  await page.goto('/services');
  const region = page.getByRole('region', { name: comparison.title });
  await expect(region.getByRole('heading', { level: 3 })).toHaveText(
    solutions.map(({ title }) => title),
  );
  for (const { price } of solutions) await expect(region.getByText(price)).toBeVisible();
  await expect(region.getByText(comparison.office.priceNote, { exact: true })).toHaveCount(2);
  const links = region.getByRole('link');
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  // One that is for offices and homes stands on both sides.
  expect([...new Set(paths)].sort()).toEqual(serviceLinks.map(({ href }) => href).sort());
  const { label, href } = serviceLinks.at(-1) ?? { label: '', href: '' };
  await links.filter({ hasText: label }).first().click();
  await expect(page).toHaveURL(href);
});
