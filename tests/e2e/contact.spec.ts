import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { contact } from '#client/content/contact.ts';
import { cities, company } from '#shared/company.ts';
import { contactNotices } from '#shared/contact.ts';
import { formOptions } from '#shared/form-options.ts';
import { appReady, expect, test } from './support.ts';

const aCity = cities[1];

/** A name no other test's lead has. */
const uniqueName = () => `Lakshmi ${randomUUID()}`;

const toast = (page: Page, title: string) =>
  page
    .getByRole('region', { name: /notifications/i })
    .getByRole('listitem')
    .filter({ hasText: title });

/** The page with its app: before that, the form works as without script. */
async function openContact(page: Page) {
  await page.goto('/contact');
  await appReady(page);
}

async function fill(page: Page, name: string) {
  await page.getByRole('textbox', { name: 'Full Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Phone Number' }).fill('98480 00000');
  await page.getByRole('textbox', { name: 'Email Address' }).fill('lakshmi.rao@example.com');
  await page.getByRole('combobox', { name: 'Project Type' }).selectOption('bathroom');
}

const send = (page: Page) => page.getByRole('button', { name: 'Send my request' }).click();

/** What stands in the form's place once a request is sent. */
const confirmation = (page: Page) => page.getByRole('region', { name: 'Received' });

for (const [width, height, atMost] of [
  [390, 844, 900],
  [1280, 720, 760],
] as const) {
  test(`At ${width} px the first field stands at most ${atMost} px from the top, and a button leads to it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/contact');
    const name = page.getByRole('textbox', { name: 'Full Name' });
    expect((await name.boundingBox())?.y).toBeLessThanOrEqual(atMost);
    const toForm = page.getByRole('link', { name: 'Fill in the form' });
    await expect(toForm).toBeInViewport({ ratio: 1 });
    await toForm.click();
    await expect(page.getByRole('combobox', { name: 'Project Type' })).toBeInViewport();
    await expect.poll(async () => (await name.boundingBox())?.y).toBeLessThan(300);
  });
}

test('A project type that the visitor has chosen is not taken back by that of the address', async ({
  page,
}) => {
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await page.goto('/contact?type=bathroom#form', { waitUntil: 'commit' });
  const type = page.getByRole('combobox', { name: 'Project Type' });
  await expect(type).toHaveValue('bathroom');
  await type.selectOption('other');
  await appReady(page);
  await expect(type).toHaveValue('other');
  // The frame's quote link leads to the form and loads nothing anew.
  await page.getByRole('banner').getByRole('link', { name: 'Get Free Quote' }).click();
  await expect(page).toHaveURL('/contact?type=bathroom#form');
  await expect(type).toHaveValue('other');
});

test('An address with an unknown project type, or with more in its query, opens the same page', async ({
  page,
}) => {
  for (const [address, chosen] of [
    ['/contact?type=castle#form', ''],
    ['/contact?type=bathroom&utm_source=card#form', 'bathroom'],
  ] as const) {
    await page.goto(address);
    await appReady(page);
    await expect(page.getByRole('combobox', { name: 'Project Type' })).toHaveValue(chosen);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/contact$/);
  }
});

test("A visitor's request is stored with exactly its fields, and the visitor sees a confirmation", async ({
  page,
  database,
}) => {
  const name = uniqueName();
  await openContact(page);
  await fill(page, name);
  await page.getByRole('combobox', { name: 'City' }).selectOption(aCity.value);
  await page.getByRole('textbox', { name: 'Project Details' }).fill('Two bathrooms, second floor');
  await send(page);

  await expect(toast(page, 'Success!')).toContainText(contactNotices.sent.description);
  await expect(confirmation(page)).toBeFocused();
  await expect(confirmation(page)).toBeInViewport();
  await expect(confirmation(page)).toContainText(`Within ${company.replyHours} hours`);
  await expect(confirmation(page).getByRole('link', { name: /^Call \+/ })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toBeHidden();
  await confirmation(page).getByRole('link', { name: 'Send another request' }).click();
  await expect(confirmation(page)).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue('');
  await expect(page.getByRole('combobox', { name: 'Project Type' })).toHaveValue('');
  await expect(page.getByRole('combobox', { name: 'City' })).toHaveValue('');

  const { rows } = await database.query('select * from contact_forms where name = $1', [name]);
  expect(rows).toEqual([
    {
      id: expect.any(Number),
      name,
      email: 'lakshmi.rao@example.com',
      phone: '98480 00000',
      city: aCity.value,
      project_type: 'bathroom',
      message: 'Two bathrooms, second floor',
      created_at: expect.any(Date),
    },
  ]);
  expect(Math.abs(Date.now() - rows[0].created_at.getTime())).toBeLessThan(60_000);
});

test('An untouched city and message are stored as null', async ({ page, database }) => {
  const name = uniqueName();
  await openContact(page);
  await fill(page, name);
  await send(page);
  await expect(toast(page, 'Success!')).toBeVisible();
  const { rows } = await database.query('select city, message from contact_forms where name = $1', [
    name,
  ]);
  expect(rows).toEqual([{ city: null, message: null }]);
});

test('Telugu, Hindi and emoji text survive unchanged', async ({ page, database }) => {
  const name = `లక్ష్మి राव ${randomUUID()}`;
  const message = 'మా ఇంటికి వంటగది కావాలి.\nरसोई और बैठक 🏠👩🏽‍🔧';
  await openContact(page);
  await fill(page, name);
  await page.getByRole('textbox', { name: 'Project Details' }).fill(message);
  await send(page);
  await expect(toast(page, 'Success!')).toBeVisible();
  const { rows } = await database.query('select message from contact_forms where name = $1', [
    name,
  ]);
  expect(rows).toEqual([{ message }]);
});

test('Each invalid field shows its message, linked to it, and the first one takes the focus', async ({
  page,
}) => {
  await openContact(page);
  await page.getByRole('textbox', { name: 'Full Name' }).fill('L');
  await page.getByRole('textbox', { name: 'Phone Number' }).fill('12345');
  await page.getByRole('textbox', { name: 'Email Address' }).fill('lakshmi.rao@');
  await send(page);
  const expected = [
    [page.getByRole('textbox', { name: 'Full Name' }), 'Name must be at least 2 characters'],
    [
      page.getByRole('textbox', { name: 'Phone Number' }),
      'Phone number must be at least 10 digits',
    ],
    [page.getByRole('textbox', { name: 'Email Address' }), 'Invalid email address'],
    [page.getByRole('combobox', { name: 'Project Type' }), 'Please select a project type'],
  ] as const;
  for (const [field, message] of expected) {
    await expect(field).toHaveAccessibleDescription(new RegExp(`${message}$`));
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText(message)).toBeVisible();
  }
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toBeFocused();

  await page.getByRole('textbox', { name: 'Email Address' }).fill('lakshmi.rao@example.com');
  await expect(page.getByText('Invalid email address')).toBeHidden();
  await expect(page.getByText('Please select a project type')).toBeVisible();
});

test("While the request is under way the button reads 'Sending...' and is disabled", async ({
  page,
}) => {
  await page.route('**/api/contact', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.fulfill({ status: 201, json: { id: 1 } });
  });
  await openContact(page);
  await fill(page, uniqueName());
  await send(page);
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await expect(confirmation(page)).toBeVisible();
});

for (const status of [400, 500, 503]) {
  test(`A ${status} answer shows the destructive notification and keeps every value`, async ({
    page,
    expectOnConsole,
  }) => {
    expectOnConsole(new RegExp(`status of ${status}`));
    const name = uniqueName();
    await page.route('**/api/contact', (route) => route.fulfill({ status, body: 'no' }));
    await openContact(page);
    await fill(page, name);
    await send(page);
    await expect(toast(page, 'Error')).toContainText(contactNotices.failed.description);
    await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue(name);
    await expect(page.getByRole('combobox', { name: 'Project Type' })).toHaveValue('bathroom');
    await expect(page.getByRole('button', { name: 'Send my request' })).toBeEnabled();
    const form = page.getByRole('form');
    await expect(form.getByRole('link', { name: /^Call \+/ })).toBeInViewport();
    await expect(form.getByRole('link', { name: 'WhatsApp' })).toBeInViewport();
  });
}

test('A dropped connection is reported, and trying again after it stores one lead', async ({
  page,
  context,
  database,
  expectOnConsole,
}) => {
  expectOnConsole(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION/);
  const name = uniqueName();
  await openContact(page);
  await fill(page, name);
  await context.setOffline(true);
  await send(page);
  await expect(toast(page, 'Error')).toContainText(contactNotices.failed.description);
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue(name);
  await context.setOffline(false);
  await send(page);
  await expect(toast(page, 'Success!')).toBeVisible();
  const { rows } = await database.query('select 1 from contact_forms where name = $1', [name]);
  expect(rows).toHaveLength(1);
});

test('The outcome is shown even when the code of the notifications cannot be fetched', async ({
  page,
  context,
  database,
  expectOnConsole,
}) => {
  expectOnConsole(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_FAILED/);
  const name = uniqueName();
  await page.route(/\/assets\/toaster-.*\.js/, (route) => route.abort());
  await openContact(page);
  await fill(page, name);
  await context.setOffline(true);
  await send(page);
  const told = page.getByRole('alert').filter({ visible: true });
  await expect(told).toContainText(`Error ${contactNotices.failed.description}`);
  await told.getByRole('button').click();
  await expect(told.getByRole('button')).toBeHidden();
  await context.setOffline(false);
  await send(page);
  await expect(told).toContainText(`Success! ${contactNotices.sent.description}`);
  const { rows } = await database.query('select 1 from contact_forms where name = $1', [name]);
  expect(rows).toHaveLength(1);
});

test('A request sent before the app has arrived is stored once, and the page says so', async ({
  page,
  database,
}) => {
  const name = uniqueName();
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3000));
    await route.continue().catch(() => {});
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  await fill(page, name);
  await send(page);
  await expect(confirmation(page)).toContainText(contactNotices.sent.description);
  const { rows } = await database.query('select 1 from contact_forms where name = $1', [name]);
  expect(rows).toHaveLength(1);
});

test('When the answer is lost, trying again does not store the lead twice', async ({
  page,
  database,
  expectOnConsole,
}) => {
  expectOnConsole(/ERR_FAILED|ERR_CONNECTION/);
  const name = uniqueName();
  let lost = false;
  await page.route('**/api/contact', async (route) => {
    if (lost) return route.continue();
    lost = true;
    await route.fetch();
    return route.abort('connectionreset');
  });
  await openContact(page);
  await fill(page, name);
  await send(page);
  await expect(toast(page, 'Error')).toBeVisible();
  await send(page);
  await expect(toast(page, 'Success!')).toBeVisible();
  const { rows } = await database.query('select 1 from contact_forms where name = $1', [name]);
  expect(rows).toHaveLength(1);
});

test('The request carries the six fields, JSON, and nothing else', async ({ page }) => {
  await openContact(page);
  await fill(page, uniqueName());
  const request = page.waitForRequest('**/api/contact');
  await send(page);
  const sent = await request;
  expect(sent.method()).toBe('POST');
  expect(sent.headers()['content-type']).toBe('application/json');
  expect(Object.keys(sent.postDataJSON()).sort()).toEqual(
    ['name', 'email', 'phone', 'city', 'projectType', 'message'].sort(),
  );
});

test('A notification closes after 5 seconds, F8 focuses it, and a swipe to the right dismisses it', async ({
  page,
}) => {
  await openContact(page);
  await fill(page, uniqueName());
  await send(page);
  const success = toast(page, 'Success!');
  await expect(success).toBeVisible();
  await page.keyboard.press('F8');
  await expect(
    page.getByRole('region', { name: /notifications/i }).getByRole('list'),
  ).toBeFocused();
  // The clock stands still while the region has the focus.
  await page.waitForTimeout(5500);
  await expect(success).toBeVisible();
  const box = await success.boundingBox();
  if (!box) throw new Error('the notification has no box');
  await page.mouse.move(box.x + 60, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 160, box.y + 22, { steps: 8 });
  await page.mouse.up();
  await expect(success).toBeHidden();

  await page.getByRole('link', { name: 'Send another request' }).click();
  await fill(page, uniqueName());
  await send(page);
  await expect(success).toBeVisible();
  await expect(success).toBeHidden();
});

test('Text typed before the app has arrived is kept', async ({ page }) => {
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Typed early');
  await appReady(page);
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Typed early');
  await send(page);
  await expect(page.getByText('Invalid email address')).toBeVisible();
});

test('The page lists its steps, ways to get in touch, hours and choices as specified', async ({
  page,
}) => {
  await page.goto('/contact');
  await expect(page.getByText(contact.hero.badge, { exact: true })).toBeVisible();
  for (const { figure } of contact.hero.stats)
    await expect(page.getByText(figure, { exact: true }).first()).toBeVisible();
  for (const { title } of contact.process.steps)
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: `Call ${company.phone}` })).toHaveAttribute(
    'href',
    `tel:${company.phone.replaceAll(' ', '')}`,
  );
  await expect(page.getByRole('heading', { name: 'Get In Touch' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Email/ })).toHaveAttribute(
    'href',
    `mailto:${company.email}`,
  );
  await expect(page.getByRole('link', { name: /^Open map/ })).toHaveAttribute(
    'href',
    company.mapsUrl,
  );
  await expect(page.getByText(contact.getInTouch.cards[0].text)).toBeVisible();
  for (const { hours } of company.officeHours)
    await expect(page.getByRole('main').getByText(hours).first()).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'City' }).getByRole('option')).toHaveText([
    contact.form.cityPrompt,
    ...formOptions.city.map(({ label }) => label),
  ]);
  await expect(page.getByRole('combobox', { name: 'Project Type' }).getByRole('option')).toHaveText(
    [contact.form.projectTypePrompt, ...formOptions.projectType.map(({ label }) => label)],
  );
});
