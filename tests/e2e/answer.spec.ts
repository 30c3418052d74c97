import { sourceSite, startBuiltSite } from '#tests/support/built-site.ts';
import { query } from '#tests/support/postgres-global-setup.ts';
import { findFreePort } from '#tests/support/server-process.ts';
import { openMailServer } from '#tests/support/smtp.ts';
import { contactForm } from './contact-form.ts';
import { appReady, expect, photoHost, test } from './support.ts';

test('A lead sent in a browser comes by mail with its source, and the link in it marks it as answered', async ({
  browser,
}) => {
  const mailServer = await openMailServer();
  const port = await findFreePort();
  // The company's address, which the links need, is not filled in yet.
  const settings = {
    PUBLIC_FOLDER: 'dist/public',
    ORIGIN: `http://127.0.0.1:${port}`,
    SMTP_URL: mailServer.url,
    LEAD_EMAIL_TO: 'sales@builtright.test',
  };
  const site = await startBuiltSite(settings, (env) => ({ ...sourceSite(env), port }));
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    // A browser that calls itself headless is marked as a program, whose notice waits.
    userAgent:
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
  });
  const { fill, send } = contactForm(page);
  try {
    await page.route(`${photoHost}/**`, (route) => route.abort());
    const landing = `${site.origin}/services/bathrooms?utm_source=news`;
    await page.goto(landing, { referer: 'https://www.google.com/' });
    await appReady(page);
    await page.getByRole('main').locator('a[href^="/contact"]').first().click();
    await fill();
    await send.click();
    // On a busy machine the site may give up an attempt, and send the same mail again.
    await expect.poll(() => mailServer.mails.length).toBeGreaterThan(0);
    const body = mailServer.mails[0]?.text ?? '';
    expect(body).toContain(
      'Source    from google.com, began on /services/bathrooms, campaign news',
    );
    const link = /^Answered\? (\S+)/m.exec(body)?.[1] ?? '';
    expect(link).toContain(`${site.origin}/answered/1/`);

    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Lead 1' })).toBeVisible();
    await expect(page.getByText('Lakshmi')).toHaveCount(0);
    await page.getByRole('button', { name: 'Mark as answered' }).click();
    await expect(page.getByRole('heading', { name: 'Lead 1 is answered' })).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);

    const answers = await query(site.databaseUrl, 'select contact_form_id as id from lead_answers');
    expect(answers).toEqual([{ id: 1 }]);
  } finally {
    await page.close();
    await site.stop();
    await mailServer.stop();
  }
});
