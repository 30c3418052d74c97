import { notFound } from '#client/content/not-found.ts';
import { expect, test } from './support.ts';

const { message, goHome, browseServices, popular, help } = notFound;

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
  const links = [goHome, browseServices, ...popular.pages, help.contact];
  for (const { label: name, href } of links) {
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([popular.title, help.title]);
  await expect(main.getByText(popular.pages[2]?.description ?? '')).toBeVisible();
  await expect(main.getByRole('link', { name: /^Call \+/ })).toHaveAttribute('href', /^tel:\+\d+$/);
});

test('A popular page can be pressed anywhere on its cell', async ({ page, expectOnConsole }) => {
  expectOnConsole(/404/);
  await page.goto('/no-such-page');
  // The link lies over the whole cell, so it takes the press in the place of the text.
  await page.getByText(popular.pages[2]?.description ?? '').click({ force: true });
  await expect(page).toHaveURL('/about');
});
