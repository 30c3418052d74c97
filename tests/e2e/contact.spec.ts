// Every way a request can go, and what the visitor is told of it: the page's whole purpose in one file.
import type pg from 'pg';
import type { Page, Route } from 'playwright/test';
import { contact } from '#client/content/contact.ts';
import { frameLabels } from '#client/content/navigation.ts';
import { quoteHref } from '#client/ui/links.ts';
import { cities } from '#shared/company.ts';
import { type ContactField, contactMessages, contactNotices } from '#shared/contact.ts';
import type { ProjectType } from '#shared/form-options.ts';
import { anotherType, aType, contactForm, uniqueName } from './contact-form.ts';
import { appReady, expect, test } from './support.ts';
import { header, holdBack, open } from './visiting.ts';

const { form: words } = contact;
const aCity = cities[1];
const { sent, failed } = contactNotices;

/** The page with its app: before that, the form works as without script. */
async function openContact(page: Page) {
  await page.goto('/contact');
  await appReady(page);
  return contactForm(page);
}

/** Everything stored under a name. */
const stored = async (database: pg.Client, name: string) =>
  (await database.query('select * from contact_forms where name = $1', [name])).rows;

test('What is typed and chosen before the app has arrived is kept, the project type of the address too', async ({
  page,
}) => {
  const release = await holdBack(page, '*');
  await page.goto(quoteHref(aType as ProjectType), { waitUntil: 'commit' });
  const { field } = contactForm(page);
  await expect(field('projectType')).toHaveValue(aType);
  await field('projectType').selectOption(anotherType);
  await field('name').fill('Typed early');
  await release();
  await appReady(page);
  await expect(field('projectType')).toHaveValue(anotherType);
  await expect(field('name')).toHaveValue('Typed early');
  // The frame's quote link leads to the form and loads nothing anew.
  await page.getByRole('banner').getByRole('link', { name: frameLabels.quote }).click();
  await expect(page).toHaveURL(quoteHref(aType as ProjectType));
  await expect(field('projectType')).toHaveValue(anotherType);
  // Whatever else the address holds.
  await page.goto(`/contact?type=castle&utm_source=card#form`);
  await expect(field('projectType')).toHaveValue('');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/contact$/);
});

test("A visitor's request is stored with exactly its fields, in whatever script, and the visitor sees a confirmation", {
  tag: '@engines',
}, async ({ page, database }) => {
  const name = `లక్ష్మి राव ${uniqueName()}`;
  const message = 'మా ఇంటికి వంటగది కావాలి.\nरसोई और बैठक 🏠👩🏽‍🔧';
  const { fill, field, send, toast, confirmation, another } = await openContact(page);
  await fill(name);
  await field('city').selectOption(aCity.value);
  await field('message').fill(message);
  await send.click();

  await expect(toast(sent.title)).toContainText(sent.description);
  await expect(confirmation).toBeFocused();
  await expect(confirmation).toBeInViewport();
  await expect(confirmation.getByRole('term')).toHaveText(
    words.confirmation.next.map(({ label }) => label),
  );
  await expect(confirmation.getByRole('link', { name: frameLabels.callNumber })).toBeVisible();
  await expect(field('name')).toBeHidden();
  await another.click();
  await expect(confirmation).toBeHidden();
  for (const one of Object.keys(words.labels) as ContactField[])
    await expect(field(one)).toHaveValue('');

  const own = { id: expect.any(Number), created_at: expect.any(Date) };
  const typed = { email: 'lakshmi.rao@example.com', phone: '98480 00000', message };
  const chosen = { city: aCity.value, project_type: aType };
  expect(await stored(database, name)).toEqual([{ ...own, name, ...typed, ...chosen }]);
});

test('Each invalid field shows its message, linked to it, the first one takes the focus, and nothing is sent', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.method()));
  const { field, send } = await openContact(page);
  await field('name').fill('L');
  await field('phone').fill('12345');
  await field('email').fill('lakshmi.rao@');
  await send.click();
  for (const [name, message] of Object.entries(contactMessages) as [ContactField, string][]) {
    const hint = words.hints[name];
    await expect(field(name)).toHaveAccessibleDescription(hint ? `${hint} ${message}` : message);
    await expect(field(name)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText(message)).toBeVisible();
  }
  await expect(field('name')).toBeFocused();
  await field('email').fill('lakshmi.rao@example.com');
  await expect(page.getByText(contactMessages.email)).toBeHidden();
  await expect(page.getByText(contactMessages.projectType)).toBeVisible();
  expect(requests).not.toContain('POST');
});

test("The request carries the six fields and the visit's source as JSON; while it is under way the button reads 'Sending...' and is disabled; after any failure it has the focus again, and every value is kept", async ({
  page,
  expectOnConsole,
}) => {
  expectOnConsole(/status of (400|500|503)/);
  const name = uniqueName();
  const { fill, field, send, sending, toast, form, call } = await openContact(page);
  await fill(name);
  for (const status of [503, 400, 500]) {
    const held = new Promise<Route>((resolve) => {
      void page.route('**/api/contact', resolve, { times: 1 });
    });
    await send.focus();
    await page.keyboard.press('Enter');
    await expect(sending).toBeDisabled();
    const route = await held;
    expect(route.request().headers()['content-type']).toBe('application/json');
    expect(route.request().postDataJSON()).toEqual({
      ...{ name, email: 'lakshmi.rao@example.com', phone: '98480 00000', projectType: aType },
      // Untouched.
      ...{ city: null, message: null, source: expect.any(Object) },
    });
    await route.fulfill({ status, body: 'no' });
    await expect(send).toBeFocused();
    await expect(toast(failed.title)).toContainText(failed.description);
    await expect(field('name')).toHaveValue(name);
    await expect(field('projectType')).toHaveValue(aType);
    await expect(call).toBeInViewport();
    const chat = form.getByRole('link', { name: frameLabels.actionBar.chat });
    await expect(chat).toBeInViewport();
  }
});

test('Without a network the failure is told, even when the code of the notifications cannot be fetched; trying again stores one lead', async ({
  page,
  context,
  database,
  expectOnConsole,
}) => {
  expectOnConsole(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_FAILED/);
  const name = uniqueName();
  await page.route(/\/assets\/toaster-.*\.js/, (route) => route.abort());
  const { fill, field, send } = await openContact(page);
  await fill(name);
  await context.setOffline(true);
  await send.click();
  const told = page.getByRole('alert').filter({ visible: true });
  await expect(told).toContainText(`${failed.title} ${failed.description}`);
  await told.getByRole('button').click();
  await expect(told.getByRole('button')).toBeHidden();
  await expect(field('name')).toHaveValue(name);
  await context.setOffline(false);
  await send.click();
  await expect(told).toContainText(`${sent.title} ${sent.description}`);
  expect(await stored(database, name)).toHaveLength(1);
});

test('Screen readers are told the outcome at once', async ({ page, expectOnConsole }) => {
  expectOnConsole(/status of 500/);
  const { fill, send } = await openContact(page);
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver(() => {
      for (const region of document.querySelectorAll('[aria-live="assertive"], [role="alert"]'))
        said.push(region.textContent ?? '');
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await fill();
  for (const [status, { title, description }] of [
    [500, failed],
    [201, sent],
  ] as const) {
    await page.route('**/api/contact', (route) => route.fulfill({ status, json: {} }));
    await send.click();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { said: string[] }).said.join('\n')))
      .toContain(`${title} ${description}`);
  }
});

test('A notification closes after 5 seconds, not while F8 has moved the focus to it; a swipe to the right and Close dismiss it', async ({
  page,
}) => {
  await page.route('**/api/contact', (route) => route.fulfill({ status: 201, json: {} }));
  const { fill, send, toast, notifications, another } = await openContact(page);
  await page.clock.install();
  const success = toast(sent.title);
  const sendAgain = async () => {
    await fill();
    await send.click();
    await expect(success).toBeVisible();
  };
  await sendAgain();
  await page.keyboard.press('F8');
  await expect(notifications.getByRole('list')).toBeFocused();
  await page.clock.runFor(60_000);
  await expect(success).toBeVisible();
  const box = await success.boundingBox();
  if (!box) throw new Error('the notification has no box');
  await page.mouse.move(box.x + 60, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 160, box.y + 22, { steps: 8 });
  await page.mouse.up();
  await expect(success).toBeHidden();

  await another.click();
  await page.mouse.move(5, 5);
  // From here on time passes by these steps alone.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await sendAgain();
  await page.clock.runFor(4_900);
  await expect(success).toBeVisible();
  await page.clock.runFor(200);
  await expect(success).toBeHidden();

  await page.clock.resume();
  await another.click();
  await sendAgain();
  await success.getByRole('button').click();
  await expect(success).toBeHidden();
});

test('Typed answers are there again when the visitor comes back, until they are sent', async ({
  page,
}) => {
  const name = page.getByRole('textbox', { name: 'Full Name' });
  const type = page.getByRole('combobox', { name: 'Project Type' });
  await open(page, '/contact?type=bathroom');
  await name.fill('Lakshmi');
  await header(page, 'About').click();
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expect(name).toHaveValue('Lakshmi');
  await expect(type).toHaveValue('bathroom');
  // A type that nobody has chosen is the address's; a chosen one stays.
  await header(page, 'Home').click();
  await expect(page).toHaveURL('/');
  await header(page, 'Contact').click();
  await expect(page).toHaveURL('/contact');
  await expect(name).toHaveValue('Lakshmi');
  await expect(type).toHaveValue('');
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  await page.reload();
  await appReady(page);
  await expect(name).toHaveValue('');
});
