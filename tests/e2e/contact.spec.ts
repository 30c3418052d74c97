// Tests every way of a request and every message about it. The whole purpose of the page is in one file.
import type { Page, Route } from 'playwright/test';
import { contact } from '#client/content/contact-page.ts';
import { frameLabels } from '#client/content/navigation.ts';
import { type ContactField, contactMessages, contactNotices } from '#shared/contact.ts';
import { contactForm, uniqueName } from './contact-form.ts';
import { announced, appReady, expect, open, stopClock, test } from './support.ts';
import { header } from './visiting.ts';

const { form: words } = contact;
const { sent, failed } = contactNotices;

/** Returns all requests that are posted from now on, with their headers. */
function postsOf(page: Page) {
  const posts: { path: string; body: string; headers: Promise<Record<string, string>> }[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST')
      posts.push({
        path: new URL(request.url()).pathname,
        body: request.postData() ?? '',
        headers: request.allHeaders(),
      });
  });
  return posts;
}

/** Opens the page and waits for its app. Before that, the form works as without script. */
async function openContact(page: Page) {
  await open(page, '/contact');
  return contactForm(page);
}

test('each request that a visitor sends is stored once and confirmed', {
  tag: '@engines',
}, async ({ page, database }) => {
  const name = `లక్ష్మి राव ${uniqueName()}`;
  const message = 'మా ఇంటికి వంటగది కావాలి.\nरसोई और बैठक 🏠👩🏽‍🔧';
  const { fill, field, send, toast, confirmation } = await openContact(page);
  await fill(name);
  await field('city').selectOption('other');
  await field('message').fill(message);
  const posts = postsOf(page);
  await send.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });

  await expect(toast(sent.title)).toContainText(sent.description);
  await expect(confirmation).toBeFocused();
  await expect(confirmation).toBeInViewport();
  expect(posts).toHaveLength(1);
  await expect(send).toBeEnabled();
  for (const one of Object.keys(words.labels) as ContactField[])
    await expect(field(one)).toHaveValue('');

  await fill(name);
  await send.click();
  await expect.poll(() => posts.length).toBe(2);
  await expect(field('name')).toHaveValue('');
  await expect(confirmation).toBeFocused();
  const [first, second] = await Promise.all(posts.map(({ headers }) => headers));
  expect(first?.['idempotency-key']).not.toBe(second?.['idempotency-key']);

  const stored = 'select message, city from contact_forms where name = $1 order by id';
  expect((await database.query(stored, [name])).rows).toEqual([
    { message, city: 'other' },
    { message: null, city: null },
  ]);
});

test('with the keyboard alone a visitor corrects the form and sends it', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.method()));
  const { keyboard } = page;
  const { labels, privacy, submit, choices } = words;
  const focused = page.locator(':focus');
  const tabTo = async (name: string) => {
    await keyboard.press('Tab');
    await expect(focused).toHaveAccessibleName(name);
  };
  const { field, confirmation } = await openContact(page);
  await tabTo(frameLabels.skipToContent);
  await keyboard.press('Enter');
  await tabTo(contact.hero.toForm);
  await keyboard.press('Enter');
  for (const name of [labels.name, labels.phone, labels.email]) {
    await tabTo(name);
    await keyboard.type('@');
  }
  await keyboard.press('Enter');
  for (const [name, message] of Object.entries(contactMessages) as [ContactField, string][]) {
    await expect(field(name)).toHaveAccessibleDescription(new RegExp(`${message}$`));
    await expect(field(name)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText(message)).toBeVisible();
  }
  await expect(field('name')).toBeFocused();
  expect(requests).not.toContain('POST');

  await keyboard.press('Shift+Tab');
  const values: Partial<Record<ContactField, string | undefined>> = {
    name: 'Meena',
    phone: '98480 00000',
    email: 'meena@example.com',
    city: choices.city.options[0]?.label,
    projectType: choices.projectType.options[0]?.label,
    message: 'One bathroom\nand a balcony',
  };
  for (const name of Object.keys(labels) as ContactField[]) {
    await tabTo(labels[name]);
    await keyboard.type(values[name] ?? '');
  }
  await expect(field('message')).toHaveValue('One bathroom\nand a balcony');
  await expect(page.getByText(contactMessages.email)).toBeHidden();
  await tabTo(privacy.detailsTitle);
  await tabTo(submit);
  await keyboard.press('Space');
  await expect(confirmation).toBeFocused();
});

test('the form keeps its values and its key after a failure', async ({ page, expectOnConsole }) => {
  expectOnConsole(/status of 503/);
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') keys.push(request.headers()['idempotency-key']);
  });
  const { fill, field, send, sending, toast, form, call } = await openContact(page);
  await fill();
  const held = new Promise<Route>((resolve) => {
    void page.route('**/api/contact', resolve);
  });
  await send.press('Enter');
  await expect(sending).toBeDisabled();
  await expect(announced(page, words.onItsWay)).toHaveCount(1);
  const route = await held;
  await route.fulfill({ status: 503, body: 'no' });
  await expect(send).toBeFocused();
  await expect(toast(failed.title)).toContainText(failed.description);
  await expect(field('name')).toHaveValue('Lakshmi Rao');
  await expect(field('projectType')).toHaveValue('bathroom');
  for (const way of [call, form.getByRole('link', { name: frameLabels.actionBar.chat })])
    await expect(way).toBeInViewport();
  await send.click();
  await expect.poll(() => keys.length).toBe(2);
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
});

test('typing changes no field while a request is on its way', { tag: '@engines' }, async ({
  page,
}) => {
  const { fill, field, send, sending, toast } = await openContact(page);
  await fill();
  let respond = () => {};
  await page.route('**/api/contact', (route) => {
    respond = () => void route.fulfill({ status: 201, json: {} });
  });
  await send.click();
  await expect(sending).toBeDisabled();
  for (const name of ['name', 'message'] as const) {
    await field(name).click({ force: true });
    await page.keyboard.type('more');
  }
  await expect(field('name')).toHaveValue('Lakshmi Rao');
  await expect(field('message')).toHaveValue('');
  await expect(field('city')).toHaveAttribute('inert');
  respond();
  await expect(toast(sent.title)).toBeVisible();
  await field('message').fill('A kitchen');
  await expect(field('message')).toHaveValue('A kitchen');
});

test('the confirmation of a form sent without the app stays after hydration', async ({ page }) => {
  const { form, fill, send, toast, confirmation } = await openContact(page);
  await fill(uniqueName());
  await form.evaluate((element: HTMLFormElement) => element.submit());
  await page.waitForURL('/contact?sent#confirmation');
  await appReady(page);
  await expect(confirmation).toBeVisible();
  await fill(uniqueName());
  await send.click();
  await expect(toast(sent.title)).toBeVisible();
  await expect(confirmation).toBeFocused();
});

test('a notification is announced and closes after 5 s or on Escape', async ({ page }) => {
  await page.route('**/api/contact', (route) => route.fulfill({ status: 201, json: {} }));
  const { fill, send, toast, notifications, confirmation } = await openContact(page);
  const success = toast(sent.title);
  await stopClock(page);
  await fill();
  await send.press('Enter');
  await expect(success).toBeVisible();
  await page.clock.runFor(100);
  const readOut = page.locator('[aria-live=assertive]');
  await expect(readOut).toContainText(`${sent.title} ${sent.description}`);
  await page.keyboard.press('F8');
  await expect(notifications.getByRole('list')).toBeFocused();
  await page.clock.runFor(60_000);
  await expect(success).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(success).toBeHidden();
  await expect(confirmation).toBeFocused();

  await fill();
  await send.press('Enter');
  await expect(success).toBeVisible();
  await page.clock.runFor(4_900);
  await expect(success).toBeVisible();
  await page.clock.runFor(100);
  await expect(success).toBeHidden();
});

test('only a swipe of 50 px to the right dismisses a notification', async ({ page }) => {
  await page.route('**/api/contact', (route) => route.fulfill({ status: 201, json: {} }));
  const { fill, send, toast } = await openContact(page);
  // A notification closes after 5 s.
  await stopClock(page);
  await fill();
  await send.press('Enter');
  const success = toast(sent.title);
  const { x = 0, y = 0 } = (await success.boundingBox()) ?? {};
  const swipe = async (by: number) => {
    await page.mouse.move(x + 100, y + 40);
    await page.mouse.down();
    await page.mouse.move(x + 100 + by, y + 40, { steps: 5 });
    await expect(success).toHaveAttribute('data-swipe', 'move');
  };
  await swipe(30);
  await page.evaluate(() => {
    const mouse = 1;
    for (const element of document.querySelectorAll('.toast, .toast *'))
      if (element.hasPointerCapture(mouse)) element.releasePointerCapture(mouse);
  });
  // A pointer that is lost ends its swipe. The browser reports it at its next event.
  await page.mouse.move(x + 131, y + 40);
  await expect(success).toHaveAttribute('data-swipe', 'cancel');
  await page.mouse.up();
  for (const [by, isGone] of [
    [40, false],
    [60, true],
  ] as const) {
    await swipe(by);
    await page.mouse.up();
    await expect(success).toBeVisible({ visible: !isGone });
  }
});

test('the form keeps typed values for a returning visitor until sent', async ({ page }) => {
  const { field } = await openContact(page);
  await field('name').fill('Lakshmi');
  await field('projectType').selectOption('bathroom');
  await header(page, '/about').click();
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expect(field('name')).toHaveValue('Lakshmi');
  await expect(field('projectType')).toHaveValue('bathroom');
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  await page.reload();
  await appReady(page);
  await expect(field('name')).toHaveValue('');
});

test('on a phone nothing covers a form that is filled in', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { field } = await openContact(page);
  const bar = page.getByRole('complementary', { name: frameLabels.actionBar.name });
  await expect(bar).toBeInViewport();
  await page.getByRole('link', { name: contact.hero.toForm }).click();
  await expect(bar).not.toBeInViewport();
  await field('email').focus();
  await expect(bar).not.toBeInViewport();
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(bar).toBeInViewport({ ratio: 0.9 });
});
