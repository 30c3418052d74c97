import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type Response, Router } from 'express';
import type { ContactField, ContactRequest } from '#shared/contact.ts';
import { answerErrors } from './api.ts';
import { clientOf } from './client-address.ts';
import { type ContactPageState, renderContactPage } from './contact-page.ts';
import { methodNotAllowed } from './http-error.ts';
import type { Logger } from './logger.ts';
import { acceptsGzip } from './pages.ts';
import { readText } from './request-body.ts';
import { refuseCrossSite } from './same-origin.ts';
import { pageSecurityHeaders, toRecord } from './security-headers.ts';
import type { SubmitContact } from './submit-contact.ts';

/** Where a visitor without JavaScript lands once the request is stored: reloading sends nothing. */
export const sentPath = '/contact?sent';

/** The notifications' words (spec section 8). */
const notices = {
  sent: {
    kind: 'success',
    text: "Your message has been sent. We'll get back to you within 48 hours!",
  },
  failed: { kind: 'failure', text: 'Failed to send message. Please try again.' },
} as const;

const compress = promisify(gzip);

/** The six fields of a form post; an untouched city or message is null (spec section 5). */
function readFields(body: string): Record<ContactField, string | null> {
  const form = new URLSearchParams(body);
  const text = (name: ContactField) => form.get(name) ?? '';
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    city: text('city') || null,
    projectType: text('projectType'),
    // A form post ends lines with CRLF, the script's JSON with LF.
    message: text('message').replaceAll('\r\n', '\n') || null,
  };
}

/**
 * A page without script cannot make a key, so the content is the key: the same words sent twice
 * within the hour, by a double tap for instance, are one lead.
 */
function keyOf(request: ContactRequest): string {
  const hour = Math.floor(Date.now() / 3_600_000);
  const hash = createHash('sha256')
    .update(JSON.stringify([hour, request]))
    .digest('hex');
  // Version 8 of RFC 9562: a UUID of one's own making.
  const groups = [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(12, 15)}`,
    `a${hash.slice(15, 18)}`,
  ];
  return [...groups, hash.slice(18, 30)].join('-');
}

/**
 * The consultation form without JavaScript: `POST /contact` as an ordinary form, by the same rules
 * as the API. Answers with the contact page: 400 with messages and values, or the failure text with
 * values; success redirects (303) to the page with the success text.
 *
 * @param template the prerendered contact page, see `missingMarkup`.
 */
export function contactFormRouter(
  template: string,
  submit: SubmitContact,
  siteOrigin: string,
  logger: Logger,
): Router {
  const security = pageSecurityHeaders(renderContactPage(template, {}));
  const headers = { plain: toRecord(security.plain), secure: toRecord(security.secure) };

  const sendPage = async (response: Response, state: ContactPageState) => {
    const { req: request } = response;
    const html = renderContactPage(template, state);
    response
      .set(headers[request.secure ? 'secure' : 'plain'])
      .vary('Accept-Encoding')
      .type('html');
    if (!acceptsGzip(request)) {
      response.send(html);
      return;
    }
    response.set('Content-Encoding', 'gzip').send(await compress(html));
  };

  const router = Router();
  router.get('/contact', async (_request, response) => {
    await sendPage(response, { notice: notices.sent });
  });
  router.post('/contact', async (request, response) => {
    refuseCrossSite(request, siteOrigin);
    const fields = readFields(await readText(request, 'application/x-www-form-urlencoded'));
    const values = Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, value ?? '']),
    );
    response.locals.values = values;
    const client = clientOf(request.ip);
    const submission = await submit(fields, { idempotencyKey: keyOf, client });
    if (submission.outcome === 'saved') {
      response.redirect(303, sentPath);
    } else {
      response.status(400);
      await sendPage(response, { values, errors: submission.errors });
    }
  });
  router.all('/contact', () => {
    throw methodNotAllowed('GET, HEAD, POST');
  });
  router.use(
    answerErrors(logger, (response) =>
      sendPage(response, { values: response.locals.values, notice: notices.failed }),
    ),
  );
  return router;
}
