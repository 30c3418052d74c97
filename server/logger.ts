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
 * The server's log: JSON lines in production, readable lines in development. Entries carry request
 * id, route, status and duration; nobody may add a name, phone, email, message or body.
 *
 * @param destination where lines go; standard output by default.
 */
export async function createLogger(
  { mode, logLevel }: Pick<Config, 'mode' | 'logLevel'>,
  destination?: DestinationStream,
): Promise<Logger> {
  const options = { level: logLevel, base: null, serializers: { err: describeError } };
  return pino(options, destination ?? (await defaultDestination(mode)));
}

async function defaultDestination(mode: Config['mode']): Promise<DestinationStream> {
  if (mode === 'development') {
    try {
      // A tool for development only: production installs may leave it out.
      const { default: pretty } = await import('pino-pretty');
      return pretty({ translateTime: 'HH:MM:ss', ignore: 'id' });
    } catch {
      // JSON lines will do.
    }
  }
  return standardOutput();
}

/** What is kept, in bytes, while standard output takes nothing; lines beyond it are dropped. */
const mostWaiting = 1_000_000;
const retryMs = 1000;

/**
 * Standard output, which nothing ever waits for: while its disk is full or its reader stuck, lines
 * wait and then are dropped, and how many is told once lines are taken again.
 */
function standardOutput(): DestinationStream {
  const output = pino.destination({
    // Asked for like this, Node makes a pipe non-blocking; else a write would wait for its reader.
    dest: process.stdout.fd,
    sync: true,
    maxLength: mostWaiting,
    retryEAGAIN: () => false,
  });
  let dropped = 0;
  output.on('drop', () => {
    dropped += 1;
  });
  output.on('error', () => {});
  // What waits is tried again, even when nothing new is logged.
  setInterval(() => output.write(''), retryMs).unref();
  output.on('drain', () => {
    if (dropped === 0) return;
    const told = dropped;
    const entry = { level: 40, time: Date.now(), dropped, msg: 'log lines were dropped' };
    output.write(`${JSON.stringify(entry)}\n`);
    // This line may have been dropped as well: then it is told next time.
    dropped = dropped > told ? told : 0;
  });
  return output;
}
