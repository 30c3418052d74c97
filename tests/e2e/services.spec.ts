import { serviceCardButtons, serviceCards } from '#client/content/service-cards.ts';
import { serviceLinks } from '#client/content/service-list.ts';
import { services } from '#client/content/services.ts';
import { expect, heightOnPhone, test } from './support.ts';

const { hero, grid: list, comparison: words, whyChooseUs, band } = services;

test('/services has a hero with a call button, the cards, the comparison, why us and a call to action, in this order', async ({
  page,
}) => {
  await page.goto('/services');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('link', { name: hero.call })).toHaveAttribute(
    'href',
    /^tel:\+\d+$/,
  );
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    list.title,
    words.title,
    whyChooseUs.title,
    band.title,
  ]);
});

test('Each card has its badge, its button and 4 features', async ({ page }) => {
  await page.goto('/services');
  const grid = page.getByRole('region', { name: list.title });
  await expect(grid.getByRole('heading', { level: 3 })).toHaveText(
    serviceCards.map(({ title }) => title),
  );
  for (const { title, href, featured, badge } of serviceCards) {
    const button = featured ? serviceCardButtons.featured : serviceCardButtons.other;
    const card = grid
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    const link = card.getByRole('link');
    await expect(link).toHaveAttribute('href', href);
    await expect(link).toHaveAccessibleName(
      featured ? `${button}: ${title}` : `${button} about ${title}`,
    );
    await expect(link).toContainText(button);
    await expect(card.getByRole('listitem')).toHaveCount(4);
    await expect(card.getByText(/^(Most Popular|Premium Choice)$/)).toHaveText(
      badge ? [badge] : [],
    );
  }
});

test('On a phone the page is at most 7,000 pixels long, offices and homes side by side', async ({
  page,
}) => {
  expect(await heightOnPhone(page, '/services')).toBeLessThanOrEqual(7_000);
  const [office, home] = await Promise.all(
    [words.office, words.home].map(({ title }) =>
      page.getByRole('heading', { name: title }).boundingBox(),
    ),
  );
  expect(office?.y).toBe(home?.y);
  expect(office?.x).toBeLessThan(home?.x ?? 0);
});

test('The comparison gives both price guides, all inclusive', async ({ page }) => {
  await page.goto('/services');
  const comparison = page.getByRole('region', { name: words.title });
  await expect(comparison.getByRole('heading', { level: 3 })).toHaveText([
    words.office.title,
    words.home.title,
  ]);
  await expect(comparison.getByText(words.office.price)).toBeVisible();
  await expect(comparison.getByText(words.home.price)).toBeVisible();
  await expect(comparison.getByText('All inclusive', { exact: true })).toHaveCount(2);
});

test('Every service page can be reached from the comparison', async ({ page }) => {
  await page.goto('/services');
  const links = page.getByRole('region', { name: words.title }).getByRole('link');
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(paths.toSorted()).toEqual(serviceLinks.map(({ href }) => href).toSorted());
  await links.filter({ hasText: 'HVAC and safety' }).click();
  await expect(page).toHaveURL('/services/hvac-safety');
});

test('The page closes with a call to action to the contact page', async ({ page }) => {
  await page.goto('/services');
  await page.getByRole('main').getByRole('link', { name: band.callToAction.text }).click();
  await expect(page).toHaveURL('/contact#form');
});
