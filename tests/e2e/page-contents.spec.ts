import { about } from '#client/content/about.ts';
import { notFound } from '#client/content/not-found.ts';
import { serviceCardButtons, serviceCards } from '#client/content/service-cards.ts';
import { serviceLinks } from '#client/content/service-list.ts';
import { services } from '#client/content/services.ts';
import { outbound } from '#client/ui/links.ts';
import { expect, heightOnPhone, test } from './support.ts';

// Pages are complete without script; pages.spec.ts sees to it that the app changes nothing.
test.use({ javaScriptEnabled: false });

const { hero, grid, comparison, whyChooseUs, band } = services;
const solutions = [comparison.office, comparison.home];

test('/about has a headline, four stat tiles, the journey, mission, vision and values, three steps and a call, in this order', async ({
  page,
}) => {
  const { hero, journey, principles, process, band } = about;
  await page.goto('/about');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(hero.title);
  const tiles = main.locator('dl').first().getByRole('definition');
  await expect(tiles).toHaveText(hero.stats.map(({ figure }) => figure));
  const titles = [journey, principles, process, band].map(({ title }) => title);
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(titles);

  const section = (name: string) => page.getByRole('region', { name, exact: true });
  const today = section(journey.title);
  await expect(today.getByText(journey.founded.year, { exact: true })).toBeVisible();
  await expect(today.getByRole('heading', { level: 3, name: journey.today.title })).toBeVisible();
  await expect(today.getByRole('definition')).toHaveText(
    journey.today.stats.map(({ figure }) => figure),
  );
  await expect(today.getByText(journey.today.text)).toBeVisible();

  const stated = section(principles.title);
  const { mission, vision, valuesTitle, values } = principles;
  await expect(stated.getByRole('heading', { level: 3 })).toHaveText([
    mission.title,
    vision.title,
    valuesTitle,
  ]);
  await expect(stated.getByRole('heading', { level: 4 })).toHaveText(
    values.map(({ title }) => title),
  );
  await expect(section(process.title).getByRole('heading', { level: 3 })).toHaveText(
    process.steps.map(({ title }) => title),
  );
  await expect(
    section(band.title).getByRole('link', { name: band.callToAction.text }),
  ).toHaveAttribute('href', outbound.call);
});

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

test('The not-found page leads home, to the services, to popular pages and to help', async ({
  page,
  expectOnConsole,
}) => {
  expectOnConsole(/404/);
  const { code, title, message, goHome, browseServices, popular, help } = notFound;
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
  const aboutCard = popular.pages.find(({ href }) => href === '/about');
  await main.getByText(aboutCard?.description ?? '').click({ force: true });
  await expect(page).toHaveURL('/about');
});

test('A path below a page, or below a service, has no page either', async ({ request }) => {
  for (const path of ['/about/team', '/services/no-such-service'])
    expect((await request.get(path)).status()).toBe(404);
});
