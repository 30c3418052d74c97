import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { loadConfig } from '#server/base/config.ts';
import { runLeads } from './commands.ts';
import type { Terminal } from './session.ts';

const write = promisify<string, void>(process.stdout.write.bind(process.stdout));

const terminal: Terminal = {
  // Some terminals report 0.
  width: process.stdout.columns || 80,
  print: write,
  warn: (text) => console.error(text),
  async ask(question) {
    process.stderr.write(question);
    // Leaving the loop closes the input, which would keep the process running.
    for await (const line of createInterface({ input: process.stdin })) return line;
    return '';
  },
};

// The writer reports the error.
process.stdout.on('error', () => {});

process.exitCode = await runLeads(process.argv.slice(2), {
  loadConfig,
  terminal,
  now: new Date(),
});
