import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from './config.ts';
import { connectionFaults, innermostCause } from './database-faults.ts';

export type { Logger } from 'pino';

/** Writes one line for the operator, into the log or to a terminal. */
export type Log = (message: string) => void;

/** Returns the loggable part of an error. A message may repeat a row's values or a parsed text, so it is left out. */
export function toLogFields(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error, frames: [] };
  const { message, stack = '' } = error;
  const { code } = innermostCause(error);
  // A message may have lines that look like frames, so only the text after it counts.
  const start = stack.indexOf(message);
  const frames = start === -1 ? [] : stack.slice(start + message.length).split('\n');
  return {
    type: error.constructor.name,
    ...(typeof code === 'string' && { code }),
    frames: frames.filter((line) => /^\s+at /.test(line)).map((line) => line.trim()),
  };
}

/**
 * Returns why something failed, without a visitor's text: the codes of the innermost cause, a known message, or the
 * kind of error. Examples are "53100", "EAUTH 535", "ESOCKET ECONNREFUSED", "HTTP 500" and "TimeoutError".
 */
export function toReason(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { cause, code, message, name } = error as Error & { code?: unknown };
  if (cause !== undefined) return toReason(cause);
  if (typeof code !== 'string') return connectionFaults.exec(message)?.[0] ?? name;
  // A failed email has the network's code and the mail server's code.
  const { originalCode, responseCode } = error as { originalCode?: string; responseCode?: number };
  return [...new Set([code, originalCode, responseCode])].filter(Boolean).join(' ');
}

/** Creates the server's log. Never log a name, phone, email, message or body. */
export function createLogger(
  { LOG_LEVEL }: Pick<Config, 'LOG_LEVEL'>,
  destination: DestinationStream = standardOutput(),
): Logger {
  const { isoTime: timestamp } = pino.stdTimeFunctions;
  const serializers = { err: toLogFields };
  return pino({ level: LOG_LEVEL, base: null, timestamp, serializers }, destination);
}

/** Returns a line for a terminal: "12:04:11 warn  notice not delivered  channel=email  reason=EAUTH 535". */
export function toReadable(line: string): string {
  const { level, time, msg, id: _, err, ...rest } = JSON.parse(line);
  const clock = new Date(time).toLocaleTimeString('en-GB');
  const fields = Object.entries(rest).map(([name, value]) => `${name}=${value}`);
  const error = err ? [`${err.type} ${err.code ?? ''}`.trim(), ...err.frames].join('\n    ') : '';
  const parts = [msg, ...fields, error].filter(Boolean).join('  ');
  return `${clock} ${(pino.levels.labels[level] ?? '').padEnd(5)} ${parts}\n`;
}

/** Opens standard output and never waits for it. While it is blocked, it keeps about 1 MB of lines. */
function standardOutput(): DestinationStream {
  const output = pino.destination({
    // Touching `process.stdout` makes a pipe non-blocking. Otherwise a write would wait for its reader.
    dest: process.stdout.fd,
    sync: true,
    maxLength: 1_000_000,
    retryEAGAIN: () => false,
  });
  output.on('error', () => {});
  // Tries the waiting lines again, even if nothing new is logged.
  setInterval(() => output.write(''), 1000).unref();
  return { write: (line) => output.write(process.stdout.isTTY ? toReadable(line) : line) };
}
