import { about } from '#client/content/about.ts';
import { outbound } from '#client/ui/links.ts';
import { expect, test } from './support.ts';

const { hero, journey, principles, process, band } = about;

test('/about has a headline, four stat tiles, the journey, mission, vision and values, three steps and a call, in this order', async ({
  page,
}) => {
  await page.goto('/about');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(hero.title);
  const tiles = main.locator('dl').first();
  await expect(tiles.getByRole('definition')).toHaveText(hero.stats.map(({ figure }) => figure));
  await expect(tiles.getByRole('term')).toHaveText(hero.stats.map(({ label }) => label));
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
