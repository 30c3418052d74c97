import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { HttpError } from './http-error.ts';

/** The largest request body that is read: 200 kB. */
export const maxBodyBytes = 200_000;

/** The client went away before its body was whole; there is nobody left to answer. */
export class RequestAbortedError extends Error {
  override name = 'RequestAbortedError';
}

const tooLarge = () => new HttpError(413, 'The request body is larger than 200 kB.');

/**
 * Reads a body of one media type as UTF-8 text.
 *
 * A body that is refused is answered at once; Node discards what still arrives of it, until the
 * server's request timeout. Reading it to the end first, as Express's own parsers do, would let a
 * slow sender hold the answer back.
 *
 * @throws HttpError 415 for another type, charset or content encoding; 413 above `maxBodyBytes`;
 * 400 for bytes that are not UTF-8. RequestAbortedError when the client hangs up.
 */
export async function readText(request: IncomingMessage, mediaType: string): Promise<string> {
  const [type = '', ...parameters] = (request.headers['content-type'] ?? '')
    .toLowerCase()
    .split(';');
  const charset = parameters.map((part) => part.trim()).find((part) => part.startsWith('charset='));
  const encoding = request.headers['content-encoding'] ?? 'identity';
  if (type.trim() !== mediaType || !/^(charset="?utf-?8"?)?$/.test(charset ?? '')) {
    throw new HttpError(415, `The request body must be ${mediaType} in UTF-8.`);
  }
  if (encoding.toLowerCase() !== 'identity') {
    throw new HttpError(415, 'The request body must not be compressed.');
  }
  const body = await readBytes(request);
  if (!isUtf8(body)) throw new HttpError(400, 'The request body is not valid UTF-8.');
  return body.toString('utf8');
}

function readBytes(request: IncomingMessage): Promise<Buffer> {
  if (Number(request.headers['content-length']) > maxBodyBytes) throw tooLarge();
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= maxBodyBytes) {
        chunks.push(chunk);
      } else {
        chunks.length = 0;
        reject(tooLarge());
      }
    });
    request.once('end', () => resolve(Buffer.concat(chunks)));
    request.once('error', () => reject(new RequestAbortedError()));
    request.once('close', () => {
      // Of a whole request this is the usual end, and an error costs a stack trace.
      if (!request.complete) reject(new RequestAbortedError());
    });
  });
}
