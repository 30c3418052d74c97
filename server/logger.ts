import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from './config.ts';

export type { Logger } from 'pino';

/** What may be logged of an error. Never its message: a database's repeats the row's values, a parser's its text. */
export function describeError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error, frames: [] };
  const { message, stack = '' } = error;
  const { code } = (error.cause ?? error) as { code?: unknown };
  // A message may have lines that look like frames: only what follows it counts.
  const start = stack.indexOf(message);
  const frames = start === -1 ? [] : stack.slice(start + message.length).split('\n');
  return {
    type: error.constructor.name,
    ...(typeof code === 'string' && { code }),
    frames: frames.filter((line) => /^\s+at /.test(line)).map((line) => line.trim()),
  };
}

const connectionTroubles = /^(Query read timeout|timeout exceeded|Connection terminated)/;

/**
 * Why something failed, without a word of the visitor's: the codes of the innermost cause, a known message, or the kind
 * of error, such as "53100", "EAUTH 535", "ESOCKET ECONNREFUSED", "HTTP 500" or "TimeoutError".
 */
export function toReason(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { cause, code, message, name } = error as Error & { code?: unknown };
  if (cause !== undefined) return toReason(cause);
  if (typeof code !== 'string') return connectionTroubles.exec(message)?.[0] ?? name;
  // Of a mail: what the network said, and the server.
  const { originalCode, responseCode } = error as { originalCode?: string; responseCode?: number };
  return [...new Set([code, originalCode, responseCode])].filter(Boolean).join(' ');
}

/** The server's log. Nobody may add a name, phone, email, message or body to it. */
export function createLogger(
  { logLevel }: Pick<Config, 'logLevel'>,
  destination: DestinationStream = standardOutput(),
): Logger {
  return pino({ level: logLevel, base: null, serializers: { err: describeError } }, destination);
}

/** A line for a terminal: "12:04:11 warn  notice not delivered  channel=email  reason=EAUTH 535". */
export function toReadable(line: string): string {
  const { level, time, msg, id: _, err, ...rest } = JSON.parse(line);
  const clock = new Date(time).toLocaleTimeString('en-GB');
  const fields = Object.entries(rest).map(([name, value]) => `${name}=${value}`);
  const error = err ? [`${err.type} ${err.code ?? ''}`.trim(), ...err.frames].join('\n    ') : '';
  const parts = [msg, ...fields, error].filter(Boolean).join('  ');
  return `${clock} ${(pino.levels.labels[level] ?? '').padEnd(5)} ${parts}\n`;
}

/** Standard output, which nothing waits for: while it takes none, about a megabyte of lines waits, the rest is dropped. */
function standardOutput(): DestinationStream {
  const output = pino.destination({
    // Asked for like this, Node makes a pipe non-blocking; else a write would wait for its reader.
    dest: process.stdout.fd,
    sync: true,
    maxLength: 1_000_000,
    retryEAGAIN: () => false,
  });
  output.on('error', () => {});
  // Waiting lines are retried, even when nothing new is logged.
  setInterval(() => output.write(''), 1000).unref();
  return { write: (line) => output.write(process.stdout.isTTY ? toReadable(line) : line) };
}
