import type { Locator, Page } from 'playwright/test';
import { servicePages } from '#client/content/service-pages.ts';
import { service as officeExecution } from '#client/content/services/office-execution.ts';
import type { Band, Sheet } from '#client/content/types.ts';
import { outbound, quoteHref } from '#client/ui/links.ts';
import { packagePages, processPages, projectsTitle, services } from './content.ts';
import { expect, photoAddress, test } from './support.ts';

// As in page-contents.spec.ts.
test.use({ javaScriptEnabled: false });

type Service = (typeof services)[number]['service'];

const section = (within: Page | Locator, name: string) =>
  within.getByRole('region', { name, exact: true });
const titles = (within: Locator, level: number) => within.getByRole('heading', { level });

/** Where a call to action of this service leads: to the phone, or to the form with its type chosen. */
const targetOf = ({ projectType }: Service, { callToAction }: Pick<Band, 'callToAction'>) =>
  callToAction.target === 'call' ? outbound.call : quoteHref(projectType);

/** What all service pages have. */
async function expectService(page: Page, path: string, service: Service): Promise<Locator> {
  await page.goto(path);
  const main = page.getByRole('main');
  const { hero, photo, projects = [], band } = service;
  await expect(titles(main, 1)).toHaveText(hero.title);
  for (const [{ label: name, href }, i] of [
    [servicePages.back, 0],
    [servicePages.viewProjects, 0],
    [{ label: hero.callToAction.text, href: targetOf(service, hero) }, 0],
    [{ label: band.callToAction.text, href: targetOf(service, band) }, -1],
  ] as const) {
    const link = main.getByRole('link', { name, exact: true }).nth(i);
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', href);
  }
  await expect(main.getByRole('img')).toHaveAttribute('src', photoAddress);
  await expect(main.getByRole('img')).toHaveAccessibleName(photo.alt);
  await expect(titles(main, 2).last()).toHaveText(band.title);
  const { sheet } = service as { sheet?: Sheet };
  if (sheet) {
    const drawn = section(main, sheet.title);
    await expect(drawn.locator('figure')).toHaveCount(sheet.views.length);
    for (const [i, { facts }] of sheet.views.entries()) {
      const view = drawn.locator('figure').nth(i);
      await expect(view.locator('use')).toHaveAttribute('href', new RegExp(`/${sheet.drawing}\\b`));
      await expect(view.getByRole('term')).toHaveText(facts.map(({ label }) => label));
      await expect(view.getByRole('definition')).toHaveText(facts.map(({ value }) => value));
    }
  }
  await expect(main.getByText(band.text)).toBeVisible();
  for (const title of projectsTitle(projects))
    await expect(section(main, title).getByRole('listitem')).toHaveText(
      projects.map(
        ({ title, value, location, area, duration }) =>
          `${title}${value}${location}, ${area}, ${duration}`,
      ),
    );
  return main;
}

for (const { path, service } of processPages) {
  test(`${path} has highlights, six features, a four-step process, three reasons, its projects and a quote band, with its sheet, in this order`, async ({
    page,
  }) => {
    const main = await expectService(page, path, service);
    const { specifications } = service;
    await expect(titles(main, 2)).toHaveText([
      service.featuresTitle,
      ...(specifications ? [servicePages.specifications] : []),
      ...(service.sheet ? [service.sheet.title] : []),
      service.processTitle,
      servicePages.whyChooseUs,
      ...projectsTitle(service.projects),
      service.band.title,
    ]);
    const highlights = main.getByRole('list').first().getByRole('listitem');
    await expect(highlights).toHaveText([...service.hero.highlights]);
    await expect(titles(section(main, service.featuresTitle), 3)).toHaveCount(6);
    await expect(titles(section(main, service.processTitle), 3)).toHaveCount(4);
    await expect(titles(section(main, servicePages.whyChooseUs), 3)).toHaveCount(3);
    if (!specifications) return;
    const block = section(main, servicePages.specifications);
    await expect(block.getByRole('term')).toHaveText(specifications.map((one) => one.category));
    await expect(block.getByRole('listitem')).toHaveText(
      specifications.flatMap((one) => one.items),
    );
  });
}

for (const { path, service } of packagePages) {
  test(`${path} has badges, three stats, three priced cards with their figures, its sheet, its projects and a consultation band`, async ({
    page,
  }) => {
    const main = await expectService(page, path, service);
    const hero = main.locator('section').first();
    const sheetTitle = service.sheet ? [service.sheet.title] : [];
    await expect(titles(main, 2)).toHaveText([
      ...(service.sheetFirst ? sheetTitle : []),
      service.pricesTitle,
      ...(service.sheetFirst ? [] : sheetTitle),
      service.buildTitle,
      ...projectsTitle(service.projects),
      service.band.title,
    ]);
    await expect(hero.getByRole('listitem')).toContainText([...service.badges]);
    await expect(hero.getByRole('definition')).toHaveText(
      service.stats.map(({ figure }) => figure),
    );
    for (const { title, price, rows } of service.packages) {
      const card = main
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) });
      await expect(card.getByText(price, { exact: true }).first()).toBeVisible();
      await expect(card.getByRole('definition')).toHaveText(rows.map(({ value }) => value));
      await expect(
        card.getByRole('link', { name: `${servicePages.getQuote}: ${title}` }),
      ).toHaveAttribute('href', quoteHref(service.projectType));
    }
  });
}

test('Office execution has badges, three figures, the calculator, a fit-out section, its projects and a call-to-action band', async ({
  page,
}) => {
  const { badges, stats, calculator, fitOut, projects, band } = officeExecution;
  const main = await expectService(page, '/services/office-execution', officeExecution);
  await expect(main.getByRole('list').first().getByRole('listitem')).toHaveText([...badges]);
  await expect(main.getByRole('definition')).toHaveText(stats.map(({ figure }) => figure));
  await expect(main.getByRole('term')).toHaveText(stats.map(({ label }) => label));
  await expect(titles(main, 2)).toHaveText([
    calculator.title,
    fitOut.title,
    ...projectsTitle(projects),
    band.title,
  ]);
  await expect(titles(section(main, fitOut.title), 3)).toHaveCount(6);
});

test('The Office Project Calculator shows rates and sizes, on a small screen as tables too, and has nothing to enter', async ({
  page,
}) => {
  const { title, ratesTitle, rates, sizesTitle, sizes } = officeExecution.calculator;
  await page.goto('/services/office-execution');
  const calculator = section(page, title);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const [table, name, figure] of [
      ...rates.map(({ office, rate }) => [ratesTitle, office, rate] as const),
      ...sizes.map(({ area, cost }) => [sizesTitle, area, cost] as const),
    ]) {
      const row = calculator
        .getByRole('table', { name: table })
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name, exact: true }) });
      await expect(row.getByRole('cell', { name: figure, exact: true })).toBeVisible();
    }
  }
  await expect(calculator.locator('input, select, textarea, button')).toHaveCount(0);
});

test('A project of a service leads to its card on /projects', async ({ page }) => {
  const { path, service } = services.find(({ service }) => service.projects?.length) ?? {};
  const [project] = service?.projects ?? [];
  await page.goto(path ?? '');
  await page.getByRole('link', { name: project?.title ?? '' }).click();
  await expect(page).toHaveURL(`/projects#project-${project?.id}`);
  await expect(page.getByRole('heading', { name: project?.title ?? '' })).toBeInViewport();
});
