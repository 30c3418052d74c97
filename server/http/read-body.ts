import { json, type RequestHandler, urlencoded } from 'express';
import { HttpError } from './http-error.ts';

/** The longest values of the form in any script are 110 kB. */
export const maxBodyKb = 200;

const limits = { limit: maxBodyKb * 1000, inflate: false };

/** Reads a body of this type and refuses others, which Express's parsers would only leave unread. */
const readBody =
  (mediaType: string, parse: RequestHandler): RequestHandler =>
  (request, response, next) => {
    if (!request.is(mediaType)) throw new HttpError(415, `The request body must be ${mediaType}.`);
    parse(request, response, next);
  };

export const readJson = readBody('application/json', json(limits));

/** Reads the body that a form without JavaScript sends. */
export const readForm = readBody(
  'application/x-www-form-urlencoded',
  urlencoded({ ...limits, extended: false }),
);
