import { expect, type Route, test } from 'playwright/test';
import { contact } from '#client/content/contact-page.ts';
import { contactMessages } from '#shared/contact.ts';
import { contactForm } from '../contact-form.ts';
import { launchOrca } from './orca.ts';

// Live regions, the focus after Back and the order of figures are tested in Chromium each day.
let orca: Awaited<ReturnType<typeof launchOrca>>;
test.beforeAll(async () => {
  orca = await launchOrca(process.env.E2E_ORIGIN ?? '');
});
test.afterAll(() => orca?.close());

test('A screen reader reads each message of the form', async () => {
  const { labels, submit, title, onItsWay, confirmation } = contact.form;
  const { page, hear, hearFocus, press } = orca;
  const { fill, send } = contactForm(page);
  await orca.open('/contact');
  const toButton = () => hearFocus(send, `${submit} push button.`);
  await toButton();
  for (const [key, field, message] of [
    ['Return', `${labels.name} entry required.`, `${contactMessages.name}.`],
    ['Tab', `${labels.phone} entry required.`, `${contactMessages.phone}.`],
    ['Tab', `${labels.email} entry required.`, `${contactMessages.email}.`],
  ] as const)
    expect(await hear(() => press(key), message)).toBe(`${field} ${message}`);
  await hear(() => press('Tab'), `${labels.city} combo box.`);
  const { prompt } = contact.form.choices.projectType;
  expect(await hear(() => press('Tab'), `${contactMessages.projectType}.`)).toBe(
    `${labels.projectType} combo box. ${prompt}. ${contactMessages.projectType}.`,
  );

  await fill();
  await toButton();
  const held = new Promise<Route>((resolve) => void page.route('**/api/contact', resolve));
  const sending = await hear(() => press('Return'), onItsWay);
  expect(sending).toContain(`${title} panel.`);
  // If the focus were lost, the reader would say the page's title.
  expect(sending).not.toContain(contact.meta.title);
  const respond = async () => (await held).continue();
  // The notification's words are in the page for a second only. A busy machine may miss them.
  await hear(respond, `${confirmation.title}, Lakshmi. region`);
});
