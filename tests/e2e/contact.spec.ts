// Every way a request can go, and what the visitor is told of it: the page's whole purpose in one file.
import type { Page, Route } from 'playwright/test';
import { contact } from '#client/content/contact.ts';
import { frameLabels } from '#client/content/navigation.ts';
import { quoteHref } from '#client/ui/links.ts';
import { type ContactField, contactMessages, contactNotices } from '#shared/contact.ts';
import { contactForm, uniqueName } from './contact-form.ts';
import { appReady, expect, open, test } from './support.ts';
import { header, holdBack } from './visiting.ts';

const { form: words } = contact;
const { sent, failed } = contactNotices;

/** The page with its app: before that, the form works as without script. */
async function openContact(page: Page) {
  await open(page, '/contact');
  return contactForm(page);
}

test('What is typed and chosen before the app has arrived is kept', async ({ page }) => {
  const release = await holdBack(page, '*');
  await page.goto(quoteHref('bathroom'), { waitUntil: 'commit' });
  const { field } = contactForm(page);
  await expect(field('projectType')).toHaveValue('bathroom');
  await field('projectType').selectOption('other');
  await field('name').fill('Typed early');
  await release();
  await appReady(page);
  await expect(field('projectType')).toHaveValue('other');
  await expect(field('name')).toHaveValue('Typed early');
});

test('A request is stored once, and confirmed', { tag: '@engines' }, async ({ page, database }) => {
  const name = `లక్ష్మి राव ${uniqueName()}`;
  const message = 'మా ఇంటికి వంటగది కావాలి.\nरसोई और बैठक 🏠👩🏽‍🔧';
  const { fill, field, send, toast, confirmation, another } = await openContact(page);
  await fill(name);
  await field('city').selectOption('other');
  await field('message').fill(message);
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  await send.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });

  await expect(toast(sent.title)).toContainText(sent.description);
  await expect(confirmation).toBeFocused();
  expect(posts).toHaveLength(1);
  await expect(confirmation).toBeInViewport();
  await expect(confirmation.getByRole('link', { name: frameLabels.callNumber })).toBeVisible();
  await expect(field('name')).toBeHidden();
  await another.click();
  await expect(confirmation).toBeHidden();
  for (const one of Object.keys(words.labels) as ContactField[])
    await expect(field(one)).toHaveValue('');

  const { rows } = await database.query('select * from contact_forms where name = $1', [name]);
  const own = { id: expect.any(Number), created_at: expect.any(Date) };
  const typed = { email: 'lakshmi.rao@example.com', phone: '98480 00000', message };
  expect(rows).toEqual([{ ...own, name, ...typed, city: 'other', project_type: 'bathroom' }]);
});

test('With the keyboard alone the form says what is wrong, and is sent', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.method()));
  const { keyboard } = page;
  const { labels, privacy, submit, cities, projectTypes } = words;
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
  for (const [name, text] of [
    [labels.name, 'Meena'],
    [labels.phone, '98480 00000'],
    [labels.email, 'meena@example.com'],
    [labels.city, cities[0]?.label],
    [labels.projectType, projectTypes[0]?.label],
    [labels.message, 'One bathroom'],
  ] as const) {
    await tabTo(name);
    await keyboard.type(text ?? '');
  }
  await keyboard.press('Enter');
  await keyboard.type('and a balcony');
  await expect(focused).toHaveValue('One bathroom\nand a balcony');
  await expect(page.getByText(contactMessages.email)).toBeHidden();
  await tabTo(privacy.detailsTitle);
  await tabTo(submit);
  await keyboard.press('Space');
  await expect(confirmation).toBeFocused();
});

test('Sending is shown; after a failure every value is kept', async ({ page, expectOnConsole }) => {
  expectOnConsole(/status of 503/);
  await page.goto('/services/bathrooms?utm_source=news', { referer: 'https://www.google.com/' });
  await appReady(page);
  await header(page, 'Contact').click();
  const { fill, field, send, sending, toast, form, call } = contactForm(page);
  await fill();
  const held = new Promise<Route>((resolve) => {
    void page.route('**/api/contact', resolve);
  });
  await send.press('Enter');
  await expect(sending).toBeDisabled();
  const route = await held;
  expect(route.request().headers()['content-type']).toBe('application/json');
  const landingPage = '/services/bathrooms';
  expect(route.request().postDataJSON()).toEqual({
    ...{ name: 'Lakshmi Rao', email: 'lakshmi.rao@example.com', phone: '98480 00000' },
    // The last two are untouched.
    ...{ projectType: 'bathroom', city: null, message: null },
    source: {
      ...{ landingPage, formPage: landingPage, referringHost: 'google.com' },
      ...{ utmSource: 'news', utmMedium: null, utmCampaign: null },
    },
  });
  await route.fulfill({ status: 503, body: 'no' });
  await expect(send).toBeFocused();
  await expect(toast(failed.title)).toContainText(failed.description);
  await expect(field('name')).toHaveValue('Lakshmi Rao');
  await expect(field('projectType')).toHaveValue('bathroom');
  for (const way of [call, form.getByRole('link', { name: frameLabels.actionBar.chat })])
    await expect(way).toBeInViewport();
});

test('Without a network the failure is told', async ({ page, context, expectOnConsole }) => {
  expectOnConsole(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_FAILED/);
  const { fill, field, send, toast, confirmation } = await openContact(page);
  await fill();
  await context.setOffline(true);
  await send.click();
  await expect(toast(failed.title)).toContainText(failed.description);
  await expect(field('name')).toHaveValue('Lakshmi Rao');
  await context.setOffline(false);
  await send.click();
  await expect(toast(sent.title)).toContainText(sent.description);
  await expect(confirmation).toBeVisible();
});

test('A notification is read out, and closes after 5 s, not when focused', async ({ page }) => {
  await page.route('**/api/contact', (route) => route.fulfill({ status: 201, json: {} }));
  const { fill, send, toast, notifications, another } = await openContact(page);
  const success = toast(sent.title);
  await page.clock.install();
  // From here on time passes by these steps alone.
  await page.clock.pauseAt(Date.now() + 3_600_000);
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
  await another.focus();
  await page.clock.runFor(4_800);
  await expect(success).toBeVisible();
  await page.clock.runFor(200);
  await expect(success).toBeHidden();
});

test('Typed answers are there when the visitor comes back, until sent', async ({ page }) => {
  const { field } = contactForm(page);
  await open(page, '/contact?type=bathroom');
  await field('name').fill('Lakshmi');
  await header(page, 'About').click();
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expect(field('name')).toHaveValue('Lakshmi');
  await expect(field('projectType')).toHaveValue('bathroom');
  // A type that nobody has chosen is the address's; a chosen one stays.
  await header(page, 'Home').click();
  await header(page, 'Contact').click();
  await expect(page).toHaveURL('/contact');
  await expect(field('name')).toHaveValue('Lakshmi');
  await expect(field('projectType')).toHaveValue('');
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  await page.reload();
  await appReady(page);
  await expect(field('name')).toHaveValue('');
});
