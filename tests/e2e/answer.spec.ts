import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { sourceSite, startBuiltSite } from '#tests/support/built-site.ts';
import { freePort } from '#tests/support/free-port.ts';
import { openMailServer } from '#tests/support/smtp.ts';
import { contactForm } from './contact-form.ts';
import { appReady, expect, makeDatabase, photoHost, test } from './support.ts';

const gclid = 'Cj0KCQiA-x_1';
const ad = { utm_source: 'google', utm_campaign: 'दिवाली', gclid };

/** Starts a receiver of the webhook. Returns it with the leads that it got. */
async function openReceiver() {
  const received: { kind: string; lead: Record<string, unknown> }[] = [];
  const server = createServer(async (request, response) => {
    received.push((await json(request)) as (typeof received)[number]);
    response.end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { received, url: `http://127.0.0.1:${port}/`, stop: () => server.close() };
}

test('staff answer a lead that kept its ad after a reload', async ({ browser, site: other }) => {
  const mailServer = await openMailServer();
  const receiver = await openReceiver();
  const port = await freePort();
  // The company's address, which the links need, is not filled in yet.
  const settings = {
    PUBLIC_FOLDER: 'dist/public',
    ORIGIN: `http://127.0.0.1:${port}`,
    SMTP_URL: mailServer.url,
    LEAD_EMAIL_TO: 'sales@builtright.test',
    LEAD_WEBHOOK_URL: receiver.url,
    DATABASE_URL: await makeDatabase(other, 'answer'),
  };
  const site = await startBuiltSite(settings, (env) => ({ ...sourceSite(env), port }));
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    // The site marks a browser that calls itself headless as a program, and then the notice waits.
    userAgent:
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
  });
  const { fill, send } = contactForm(page);
  try {
    await page.route(`${photoHost}/**`, (route) => route.abort());
    const parameters = new URLSearchParams(ad);
    const landing = `${site.origin}/services/bathrooms?${parameters}`;
    await page.goto(landing, { referer: 'https://www.google.com/' });
    await appReady(page);
    await page.getByRole('main').locator('a[href^="/contact"]').first().click();
    await expect(page).toHaveURL(/\/contact/);
    await page.reload();
    await appReady(page);
    await fill();
    await send.click();

    // On a busy machine the site may stop an attempt and send the same email again.
    await expect.poll(() => mailServer.emails.length).toBeGreaterThan(0);
    const { text = '', html } = mailServer.emails[0] ?? {};
    const facts = {
      Source: 'Google ad',
      'Referring site': 'google.com',
      Campaign: 'दिवाली',
      'Landing page': '/services/bathrooms',
      'Click id': gclid,
    };
    for (const [title, value] of Object.entries(facts)) {
      expect(text).toContain(`\n${title}: ${value}\n`);
      expect(html).toContain(`<b>${title}:</b> ${value}<`);
    }
    await expect.poll(() => receiver.received.length).toBeGreaterThan(0);
    expect(receiver.received[0]).toMatchObject({
      kind: 'lead',
      lead: { sentBy: 'Google ad', utmCampaign: 'दिवाली', clickId: gclid },
    });

    const link = /^Answered\? (\S+)/m.exec(text)?.[1] ?? '';
    expect(link).toContain(`${site.origin}/answered/1/`);
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Lead 1' })).toBeVisible();
    await expect(page.getByText('Lakshmi')).toHaveCount(0);
    await page.getByRole('textbox', { name: 'Note' }).fill('calls at 6');
    await page.getByRole('button', { name: 'Answered' }).click();
    await expect(page.getByRole('heading', { name: 'Lead 1 is answered' })).toBeVisible();
    await expect(page.getByText('1 note')).toBeVisible();
  } finally {
    await page.close();
    await site.stop();
    await mailServer.stop();
    receiver.stop();
  }
});
