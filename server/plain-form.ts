import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type Response, Router } from 'express';
import { contactNotices } from '#shared/contact.ts';
import { answerErrors } from './api.ts';
import type { Receive } from './contact.ts';
import { type FormAnswer, renderFormAnswer } from './form-answer.ts';
import { allowOnly } from './http-error.ts';
import type { Logger } from './logger.ts';
import { acceptsGzip } from './pages.ts';
import { pageSecurityHeaders } from './security-headers.ts';
import { DatabaseUnavailableError } from './transaction.ts';

/** Where a visitor without JavaScript lands once the request is stored: reloading sends nothing. */
export const sentPath = '/contact?sent';

const failed = contactNotices.failed.description;
const mayBeSent = `${failed} It may have arrived; sent again, it will not arrive twice.`;

const compress = promisify(gzip);

/**
 * The consultation form without JavaScript: `POST /contact` as an ordinary form, by the same rules
 * as the API. Answers with the contact page: 400 with messages and values, or the failure text with
 * values; success redirects (303) to the page with its confirmation.
 *
 * @param contactPage the prerendered page, see `missingMarkup`.
 */
export function plainFormRouter(contactPage: string, receive: Receive, logger: Logger): Router {
  const headers = pageSecurityHeaders(renderFormAnswer(contactPage, {}));

  const sendPage = async (response: Response, answer: FormAnswer) => {
    const { req: request } = response;
    const html = renderFormAnswer(contactPage, answer);
    response.set(headers).vary('Accept-Encoding').type('html');
    if (!acceptsGzip(request)) {
      response.send(html);
      return;
    }
    response.set('Content-Encoding', 'gzip').send(await compress(html));
  };

  const router = Router();
  router.get('/contact', async (_request, response) => {
    await sendPage(response, { success: contactNotices.sent.description });
  });
  router.post('/contact', async (request, response) => {
    await receive(request, 'application/x-www-form-urlencoded', (body) => {
      response.locals.values = Object.fromEntries(new URLSearchParams(body));
      return response.locals.values;
    });
    response.redirect(303, sentPath);
  });
  router.all('/contact', allowOnly('GET, HEAD, POST'));
  router.use(
    answerErrors(logger, (response, { errors, cause }) => {
      const { values } = response.locals;
      const isUnknown = cause instanceof DatabaseUnavailableError && cause.mayBeDone;
      const failure = isUnknown ? mayBeSent : failed;
      return sendPage(response, errors ? { values, errors } : { values, failure });
    }),
  );
  return router;
}
