import type { Locator, Page } from 'playwright/test';
import { replyDayOf } from '#client/consultation/sent-request.ts';
import { contact } from '#client/content/contact-page.ts';
import { chat, frameLabels } from '#client/content/navigation.ts';
import { contactNotices } from '#shared/contact.ts';
import { formOptions } from '#shared/form-options.ts';
import { validRequest } from '#tests/support/app.ts';
import { contactForm } from './contact-form.ts';
import { expect, open, stopClock, test } from './support.ts';
import { header } from './visiting.ts';

const { confirmation: words } = contact.form;
const city = formOptions.city[1] ?? { value: '', label: '' };

/** Sends a request to a server that accepts it, and stops the clock. Returns the parts of the form. */
async function sendRequest(page: Page) {
  await open(page, '/contact');
  await page.route('**/api/contact', (route) => route.fulfill({ status: 201, json: {} }));
  // A notification closes after 5 s.
  await stopClock(page);
  const form = contactForm(page);
  await form.fill('Asha Rao');
  await form.send.press('Enter');
  return form;
}

/** Adds a project type without a drawing to the form, as an owner may do. */
const addUndrawnType = (projectType: Locator) =>
  projectType.evaluate((select: HTMLSelectElement) => select.add(new Option('Terrace', 'terrace')));

/** Expects that a sheet shows the drawing of a project type only, or the bare room if the type has none. */
async function expectDrawingOf(type: string, sheet: Locator) {
  const drawing = contact.form.sheet.drawings[type];
  const shown = sheet.locator('use:not([href*=bare-room])').filter({ visible: true });
  await expect(shown, type).toHaveCount(1);
  await expect(shown, type).toHaveAttribute(
    'href',
    new RegExp(`/${drawing ?? 'modular-kitchen'}.svg#`),
  );
  await expect(sheet.locator('[href*=bare-room]').filter({ visible: true }), type).toHaveCount(
    drawing ? 0 : 1,
  );
  await expect(sheet.getByText(contact.form.sheet.choose[0]), type).toBeHidden();
}

/** Chooses each project type, and one without a drawing. */
async function expectEachDrawing(projectType: Locator, sheet: Locator) {
  await addUndrawnType(projectType);
  for (const value of [...formOptions.projectType.map(({ value }) => value), 'terrace']) {
    await projectType.selectOption(value);
    await expectDrawingOf(value, sheet);
  }
}

test('Contact shows hero, steps, and the form beside Get In Touch', async ({ page }) => {
  await page.goto('/contact');
  const { process, getInTouch } = contact;
  const sectionOf = (name: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) });
  const parts = {
    hero: page.locator('section').filter({ has: page.getByRole('heading', { level: 1 }) }),
    steps: sectionOf(process.title),
    form: page.locator('#form'),
    getInTouch: sectionOf(getInTouch.title),
  };
  for (const width of [320, 768, 1024, 1536]) {
    await page.setViewportSize({ width, height: 844 });
    const boxOf = async (part: keyof typeof parts) => {
      const box = await parts[part].boundingBox();
      if (!box) throw new Error(`no ${part} at ${width} px`);
      return { ...box, right: box.x + box.width, bottom: box.y + box.height };
    };
    const hero = await boxOf('hero');
    const steps = await boxOf('steps');
    const form = await boxOf('form');
    const beside = await boxOf('getInTouch');
    expect(steps.y, `steps at ${width} px`).toBeGreaterThanOrEqual(hero.bottom - 1);
    expect(form.y, `form at ${width} px`).toBeGreaterThanOrEqual(steps.bottom);
    if (width < 1024) continue;
    expect(beside.x, `Get In Touch at ${width} px`).toBeGreaterThanOrEqual(form.right);
    expect(beside.y, `Get In Touch at ${width} px`).toBeGreaterThanOrEqual(steps.bottom);
    expect(beside.y, `Get In Touch at ${width} px`).toBeLessThan(form.bottom);
  }
});

test('the confirmation names visitor, number and day of the call', async ({ page }) => {
  await open(page, '/contact');
  const sentAt = new Date('2026-11-25T09:30:00Z');
  await page.clock.setFixedTime(sentAt);
  await page.route('**/api/contact', (route) => route.fulfill({ status: 201, json: {} }));
  const { fill, field, send, confirmation } = contactForm(page);
  await fill('Asha Rao');
  await field('phone').fill('98765 43210');
  await field('city').selectOption(city.value);
  await field('projectType').selectOption('office-execution');
  await send.click();
  await expect(confirmation).toHaveAccessibleName(`${words.title}, Asha.`);
  const { shown, iso } = replyDayOf({ ...validRequest, projectType: 'office-execution', sentAt });
  for (const said of [
    `${words.call} 98765 43210 ${words.by} ${shown}.`,
    `${words.stamp} 25 November 2026`,
    city.label,
  ])
    await expect(confirmation).toContainText(said);
  const day = confirmation.locator('time').filter({ hasText: shown });
  await expect(day.first()).toHaveAttribute('datetime', iso);
  expect(
    await page.evaluate(() => [
      localStorage.length,
      sessionStorage.length,
      JSON.stringify(history.state).includes('Asha'),
    ]),
  ).toEqual([0, 0, false]);
});

test('the confirmation replaces Contact’s head and leaves the frame', async ({ page }) => {
  const { confirmation, form } = await sendRequest(page);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText([`${words.title}, Asha.`]);
  await expect(confirmation).toBeFocused();
  await expect(page.getByText(contact.hero.title.join(' '))).toBeHidden();
  await expect(page.getByText(contact.process.title)).toBeHidden();
  await expect(form).toBeVisible();
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect((await heading.boundingBox())?.y, `${width} px`).toBeLessThan(200);
    await expect(header(page, frameLabels.quote)).toBeInViewport();
    await expect(page.getByRole('link', { name: chat.name })).toBeInViewport();
  }
});

test('the notification covers neither stamp, day of the call nor sheet', async ({ page }) => {
  const { toast } = await sendRequest(page);
  const notification = toast(contactNotices.sent.title);
  for (const width of [320, 390, 768, 1024, 1280, 1536]) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate(() => scrollTo(0, 0));
    const covered = await notification.evaluate((toast) => {
      const { left, right, top, bottom } = toast.getBoundingClientRect();
      const found: string[] = [];
      const range = document.createRange();
      for (const text of document.querySelectorAll(
        '#confirmation :is(.stamp, h1, .text-lead, .sent-sheet)',
      )) {
        range.selectNodeContents(text);
        const isSeen = text.checkVisibility({ visibilityProperty: true });
        const isUnder = [...range.getClientRects()].some(
          (box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top,
        );
        if (isSeen && isUnder) found.push(text.textContent ?? '');
      }
      return found;
    });
    expect(covered, `${width} px`).toEqual([]);
  }
});

test('a phone shows the sheet directly after the project type', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/contact');
  const { field, form } = contactForm(page);
  const sheet = form.locator('.form-sheet');
  await expect(sheet).toContainText(contact.form.sheet.choose[0]);
  await field('name').fill('Asha Rao');
  await field('projectType').selectOption('bathroom');
  await expect(sheet).toContainText('Asha Rao');
  const shown = sheet.locator('use').filter({ visible: true });
  await expect(shown).toHaveAttribute('href', /\/bathroom.svg#/);
  const [type, box, details] = await Promise.all(
    [field('projectType'), sheet, field('message')].map((part) => part.boundingBox()),
  );
  expect(box?.y).toBeGreaterThan(type?.y ?? 0);
  expect(details?.y).toBeGreaterThan(box?.y ?? 0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the sheet shows the drawing of each project type', async ({ page }) => {
    await page.goto('/contact');
    const projectType = contactForm(page).field('projectType');
    const sheet = page.locator('.live-sheet');
    await expect(sheet.getByText(contact.form.sheet.choose[0])).toBeVisible();
    await expectEachDrawing(projectType, sheet);
  });
});

test('the sheet shows the drawing of each project type after a link', async ({ page }) => {
  await open(page, '/about');
  await header(page, '/contact').click();
  await expectEachDrawing(contactForm(page).field('projectType'), page.locator('.live-sheet'));
});

test('a phone shows a bare room for a type without a drawing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/contact');
  await page.route('**/api/contact', (route) => route.fulfill({ status: 201, json: {} }));
  const { fill, field, form, send, confirmation } = contactForm(page);
  await addUndrawnType(field('projectType'));
  await fill('Asha Rao');
  await field('projectType').selectOption('terrace');
  await expectDrawingOf('terrace', form.locator('.form-sheet'));
  await send.click();
  await expectDrawingOf('terrace', confirmation.locator('.sent-sheet'));
});

test('the sheet shows name and city as a visitor fills in', async ({ page }) => {
  await open(page, '/contact');
  const { field } = contactForm(page);
  const titleBlock = page.locator('.live-sheet .sheet-title');
  await field('name').pressSequentially('Ash');
  await expect(titleBlock).toContainText('Ash');
  await field('city').selectOption(city.value);
  await expect(titleBlock).toContainText(city.label);
  // Assistive technology has the fields themselves.
  await expect(titleBlock).toHaveAttribute('aria-hidden', 'true');
});
