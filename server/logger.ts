import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from './config.ts';

export type { Logger } from 'pino';

interface SafeError {
  readonly type: string;
  readonly code?: string;
  readonly frames: string[];
}

/**
 * What may be logged of an error: its kind, its code and where it came from. Never its message:
 * a database error repeats the values of the row, a parser's the text it stumbled over, and both
 * may be a visitor's name or phone number.
 */
export function describeError(error: unknown): SafeError {
  if (!(error instanceof Error)) return { type: typeof error, frames: [] };
  const { code } = (error.cause ?? error) as { code?: unknown };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.constructor.name,
    ...(typeof code === 'string' && { code }),
    frames: frames.map((line) => line.trim()),
  };
}

/**
 * The server's log: readable lines on a terminal, JSON lines elsewhere. Entries carry request id,
 * route, status and duration; nobody may add a name, phone, email, message or body.
 *
 * @param destination where lines go; standard output by default.
 */
export function createLogger(
  { logLevel }: Pick<Config, 'logLevel'>,
  destination: DestinationStream = standardOutput(),
): Logger {
  return pino({ level: logLevel, base: null, serializers: { err: describeError } }, destination);
}

/** A line for a terminal: "12:04:11 warn  notice not delivered  channel=email 1  reason=EAUTH 535". */
export function toReadable(line: string): string {
  const { level, time, msg, id: _, err, ...rest } = JSON.parse(line);
  const clock = new Date(time).toLocaleTimeString('en-GB');
  const fields = Object.entries(rest).map(([name, value]) => `${name}=${value}`);
  const error = err ? [`${err.type} ${err.code ?? ''}`.trim(), ...err.frames].join('\n    ') : '';
  const parts = [msg, ...fields, error].filter(Boolean).join('  ');
  return `${clock} ${(pino.levels.labels[level] ?? '').padEnd(5)} ${parts}\n`;
}

/** What is kept, in bytes, while standard output takes nothing; lines beyond it are dropped. */
const mostWaiting = 1_000_000;
const retryMs = 1000;

/**
 * Standard output, which nothing ever waits for: while its disk is full or its reader stuck, lines
 * wait and then are dropped, and their number is logged once lines are taken again.
 */
function standardOutput(): DestinationStream {
  const output = pino.destination({
    // Asked for like this, Node makes a pipe non-blocking; else a write would wait for its reader.
    dest: process.stdout.fd,
    sync: true,
    maxLength: mostWaiting,
    retryEAGAIN: () => false,
  });
  const write = (line: string) => output.write(process.stdout.isTTY ? toReadable(line) : line);
  let dropped = 0;
  output.on('drop', () => {
    dropped += 1;
  });
  output.on('error', () => {});
  // Waiting lines are retried, even when nothing new is logged.
  setInterval(() => output.write(''), retryMs).unref();
  output.on('drain', () => {
    if (dropped === 0) return;
    const reported = dropped;
    write(
      `${JSON.stringify({ level: 40, time: Date.now(), dropped, msg: 'log lines were dropped' })}\n`,
    );
    // This line may itself be dropped: then the next one reports it.
    dropped = dropped > reported ? reported : 0;
  });
  return { write };
}
