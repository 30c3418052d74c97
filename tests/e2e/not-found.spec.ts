import { notFound } from '#client/content/not-found.ts';
import { outbound } from '#client/ui/links.ts';
import { expect, test } from './support.ts';

const { code, title, message, goHome, browseServices, popular, help } = notFound;
const aboutCard = popular.pages.find(({ href }) => href === '/about');

test.beforeEach(({ expectOnConsole }) => expectOnConsole(/404/));

test('The not-found page leads home, to the services, to popular pages and to help', async ({
  page,
}) => {
  await page.goto('/services/no-such-service');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toContainText(code);
  await expect(main.getByRole('heading', { level: 1 })).toContainText(title);
  await expect(main.getByText(message)).toBeVisible();
  await expect(page).toHaveTitle(notFound.meta.title);
  for (const { label: name, href } of [
    goHome,
    browseServices,
    ...popular.pages,
    help.contact,
    { label: help.call, href: outbound.call },
  ])
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([popular.title, help.title]);
  for (const { description } of popular.pages)
    await expect(main.getByText(description)).toBeVisible();

  // The link lies over the whole cell, so it takes the press in the place of the text.
  await main.getByText(aboutCard?.description ?? '').click({ force: true });
  await expect(page).toHaveURL('/about');
});

test('A path below a page, or below a service, has no page either', async ({ request }) => {
  for (const path of ['/about/team', '/services/no-such-service'])
    expect((await request.get(path)).status()).toBe(404);
});
