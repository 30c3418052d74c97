import { createInterface, type Interface } from 'node:readline';
import { promisify } from 'node:util';
import { loadConfig } from '#server/base/config.ts';
import { runLeads } from './commands.ts';
import type { Terminal } from './session.ts';

const write = promisify<string, void>(process.stdout.write.bind(process.stdout));

/** Reads typed or piped lines, from the first question on. */
let input: Interface | undefined;

const terminal: Terminal = {
  // Some terminals report 0.
  width: process.stdout.columns || 80,
  print: write,
  warn: (text) => console.error(text),
  async ask(question) {
    process.stderr.write(question);
    input ??= createInterface({ input: process.stdin });
    // One reader for all questions, because several lines may arrive together.
    return (await input[Symbol.asyncIterator]().next()).value ?? '';
  },
};

// The writer reports the error.
process.stdout.on('error', () => {});

process.exitCode = await runLeads(process.argv.slice(2), {
  loadConfig,
  terminal,
  now: new Date(),
});
// An open input would keep the process running.
input?.close();
