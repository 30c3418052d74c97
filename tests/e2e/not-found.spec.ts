import { expect, test } from './support.ts';

const message =
  "Sorry, we couldn't find the page you're looking for. Let's get you back to exploring our premium interior design services across India.";

for (const path of ['/no-such-page', '/services/no-such-service', '/about/team']) {
  test(`${path} answers 404 with the not-found page`, async ({ page, expectOnConsole }) => {
    expectOnConsole(/404/);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/404\s*Page Not Found/);
    await expect(page.getByText(message)).toBeVisible();
    await expect(page).toHaveTitle(/^Page Not Found/);
  });
}

test('The not-found page leads home, to the services, to popular pages and to help', async ({
  page,
  expectOnConsole,
}) => {
  expectOnConsole(/404/);
  await page.goto('/no-such-page');
  const main = page.getByRole('main');
  const links = [
    ['Go Home', '/'],
    ['Browse Services', '/services'],
    ['Office execution', '/services/office-execution'],
    ['Modular kitchens', '/services/modular-kitchens'],
    ['About', '/about'],
    ['Portfolio', '/projects'],
    ['Contact Us', '/contact'],
  ] as const;
  for (const [name, href] of links) {
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Popular Pages',
    'Need Help Finding Something?',
  ]);
  await expect(main.getByText('500+ premium projects')).toBeVisible();
  await expect(main.getByRole('link', { name: /^Call \+/ })).toHaveAttribute('href', /^tel:\+\d+$/);
});

test('A popular page can be pressed anywhere on its cell', async ({ page, expectOnConsole }) => {
  expectOnConsole(/404/);
  await page.goto('/no-such-page');
  // The link lies over the whole cell, so it takes the press in the place of the text.
  await page.getByText('500+ premium projects').click({ force: true });
  await expect(page).toHaveURL('/about');
});
