import { faq } from '#client/content/faq.ts';
import { featuredProjects } from '#client/content/featured-projects.ts';
import { home } from '#client/content/home.ts';
import { frameLabels, headerLinks } from '#client/content/navigation.ts';
import { projects } from '#client/content/projects.ts';
import { projectsPage } from '#client/content/projects-page.ts';
import { routes } from '#client/routes.tsx';
import { cities } from '#shared/company.ts';
import { contactMessages, contactNotices } from '#shared/contact.ts';
import { anotherType, contactForm, uniqueName } from './contact-form.ts';
import { canary, expect, test } from './support.ts';

const aCity = cities[1];

test.use({ javaScriptEnabled: false });

test('Without script links lead to every page, and each can be read as a whole', async ({
  page,
}) => {
  const toVisit = new Set(['/']);
  for (const path of toVisit) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Everything the page says is in sight; what is hidden is the form's messages, not yet said.
    const unseen = await page
      .locator('main :is(h1, h2, h3, p, li, dt, dd, td, th):not([hidden])')
      .evaluateAll((all) =>
        all
          .filter((element) => element.textContent?.trim() && !element.closest('details, [hidden]'))
          .filter((element) => !element.checkVisibility({ visibilityProperty: true }))
          .map((element) => element.textContent?.slice(0, 60)),
      );
    expect(unseen, path).toEqual([]);
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
    for (const link of links) toVisit.add(link);
  }
  expect([...toVisit].sort()).toEqual(routes.map(({ path }) => path).sort());
});

test('Without script the menu opens, leads on, and closes on Escape; the active link is marked', async ({
  page,
}) => {
  await page.goto('/services/bathrooms');
  const links = page.getByRole('navigation', { name: frameLabels.mainNavigation });
  const active = headerLinks.find(({ href }) => href === '/services')?.label ?? '';
  await expect(links.getByRole('link', { name: active })).toHaveCSS('border-bottom-color', canary);

  await page.setViewportSize({ width: 390, height: 844 });
  const menu = page.getByRole('navigation', { name: frameLabels.openMenu });
  const button = page.getByRole('button', { name: frameLabels.openMenu });
  await expect(menu).toBeHidden();
  await button.click();
  await expect(menu.getByRole('link')).toHaveText([
    ...headerLinks.map(({ label }) => label),
    frameLabels.callNumber,
    frameLabels.quote,
  ]);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await button.click();
  await menu.getByRole('link', { name: headerLinks[1]?.label ?? '' }).click();
  await expect(page).toHaveURL(headerLinks[1]?.href ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('Without script all projects, answers and final figures are there, and the filter leads to the projects of a category', async ({
  page,
}) => {
  const cards = page.locator('main li:has(> .photo-frame)');
  const offices = projects.filter(({ category }) => category === 'office');
  for (const [path, list, { filters }] of [
    ['/projects', projects, projectsPage.hero],
    ['/', featuredProjects, home.featuredProjects],
  ] as const) {
    await page.goto(path);
    await expect(cards).toHaveCount(list.length);
    const { label: name = '' } = filters.find(({ value }) => value === 'office') ?? {};
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page).toHaveURL('/projects?show=office');
    await expect(cards).toHaveCount(offices.length);
    await expect(page.getByRole('button', { pressed: true })).toHaveCount(1);
  }
  await page.goto('/');
  for (const { answer } of faq)
    await expect(page.getByRole('region').getByText(answer).last()).toBeVisible();
  const [{ prefix, target, suffix }] = home.hero.counters;
  const figure = page.locator('[data-count] > [aria-hidden]').first();
  await expect(figure).toHaveText(`${prefix}${target}${suffix}`);
  await expect(figure).toBeVisible();
});

test('Without script an invalid form comes back with its messages, its values and the focus; corrected, it is stored once and confirmed', async ({
  page,
  database,
  expectOnConsole,
}) => {
  expectOnConsole(/status of 400/);
  const name = `లక్ష్మి "&<${uniqueName()}`;
  await page.goto('/contact');
  const { form, fill, field, send, confirmation, another } = contactForm(page);
  for (const hidden of await form.locator('[id$="-error"], .notice').all())
    await expect(hidden).toBeHidden();
  await fill(name);
  await field('projectType').selectOption('');
  await field('city').selectOption(aCity.value);
  await field('email').fill('lakshmi@');
  await send.click();
  await expect(field('email')).toHaveAccessibleDescription(contactMessages.email);
  await expect(field('email')).toBeFocused();
  for (const told of [contactMessages.email, contactMessages.projectType])
    await expect(page.getByText(told)).toBeVisible();
  await expect(page.getByText(contactMessages.name)).toBeHidden();
  await expect(field('name')).toHaveValue(name);
  await expect(field('city')).toHaveValue(aCity.value);

  await field('email').fill('lakshmi.rao@example.com');
  await field('projectType').selectOption(anotherType);
  await send.click();
  await expect(confirmation).toContainText(contactNotices.sent.description);
  await expect(confirmation).toBeFocused();
  await expect(field('name')).toBeHidden();
  await page.reload();
  await expect(confirmation).toBeVisible();
  await another.click();
  await expect(field('name')).toHaveValue('');
  const { rows } = await database.query(
    'select email, city, project_type as type from contact_forms where name = $1',
    [name],
  );
  expect(rows).toEqual([
    { email: 'lakshmi.rao@example.com', city: aCity.value, type: anotherType },
  ]);
});
