import { routes } from '#client/routes.tsx';
import { expect, test } from './support.ts';

const cards = [
  ['Office execution', '/services/office-execution', 'View Premium', 'Most Popular'],
  ['Modular kitchens', '/services/modular-kitchens', 'View Premium', 'Premium Choice'],
  ['Meeting rooms', '/services/meeting-rooms', 'Learn More', null],
  ['Bedrooms and wardrobes', '/services/bedrooms-wardrobes', 'Learn More', null],
  ['Bathrooms', '/services/bathrooms', 'Learn More', null],
  ['Living and dining', '/services/living-dining', 'Learn More', null],
  ['Smart automation', '/services/smart-automation', 'Learn More', null],
  ['Electrical and IT', '/services/electrical-it', 'Learn More', null],
] as const;

test('/services has a hero with a call button, the cards, the comparison, why us and a call to action, in this order', async ({
  page,
}) => {
  await page.goto('/services');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Call for free design consultation' }),
  ).toHaveAttribute('href', /^tel:\+\d+$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Eight main services',
    'What an office or a home costs',
    'Why one contractor',
    'Start with a free consultation',
  ]);
});

test('Each of the eight cards has its badge, its button and 4 features', async ({ page }) => {
  await page.goto('/services');
  const grid = page.getByRole('region', { name: 'Eight main services' });
  await expect(grid.getByRole('heading', { level: 3 })).toHaveText(cards.map(([title]) => title));
  for (const [title, href, button, badge] of cards) {
    const card = grid
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    const link = card.getByRole('link');
    await expect(link).toHaveAttribute('href', href);
    await expect(link).toHaveAccessibleName(
      button === 'Learn More' ? `${button} about ${title}` : `${button}: ${title}`,
    );
    await expect(link).toContainText(button);
    await expect(card.getByRole('listitem')).toHaveCount(4);
    await expect(card.getByText(/^(Most Popular|Premium Choice)$/)).toHaveText(
      badge ? [badge] : [],
    );
  }
});

test('The comparison gives both price guides, all inclusive', async ({ page }) => {
  await page.goto('/services');
  const comparison = page.getByRole('region', { name: 'What an office or a home costs' });
  await expect(comparison.getByRole('heading', { level: 3 })).toHaveText([
    'Office solutions',
    'Home solutions',
  ]);
  await expect(comparison.getByText('₹200–800/sq ft')).toBeVisible();
  await expect(comparison.getByText('₹150–600/sq ft')).toBeVisible();
  await expect(comparison.getByText('All inclusive', { exact: true })).toHaveCount(2);
});

test('Every service page can be reached from the comparison', async ({ page }) => {
  await page.goto('/services');
  const links = page
    .getByRole('region', { name: 'What an office or a home costs' })
    .getByRole('link');
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const services = routes.map(({ path }) => path).filter((path) => path.startsWith('/services/'));
  expect(paths.toSorted()).toEqual(services.toSorted());
  await links.filter({ hasText: 'HVAC and safety' }).click();
  await expect(page).toHaveURL('/services/hvac-safety');
});

test('The page closes with a call to action to the contact page', async ({ page }) => {
  await page.goto('/services');
  await page.getByRole('main').getByRole('link', { name: 'Get Free Quote' }).click();
  await expect(page).toHaveURL('/contact#form');
});
