import { fchmodSync, fstatSync } from 'node:fs';
import { createInterface, type Interface } from 'node:readline';
import { promisify } from 'node:util';
import { loadConfig } from '#server/config.ts';
import { runLeads } from './commands.ts';
import type { Terminal } from './task.ts';

const write = promisify<string, void>(process.stdout.write.bind(process.stdout));

/** What is typed or piped, from the first question on. */
let input: Interface | undefined;

const terminal: Terminal = {
  // Some terminals tell 0.
  width: process.stdout.columns || 80,
  print: write,
  warn: (text) => console.error(text),
  async ask(question) {
    process.stderr.write(question);
    input ??= createInterface({ input: process.stdin });
    // Always the same one: lines that arrive together answer one question each.
    return (await input[Symbol.asyncIterator]().next()).value ?? '';
  },
};

// `--json > leads.json`: the shell has made the file readable for others, as its umask says.
const output = fstatSync(1);
if (output.isFile() && output.size === 0) fchmodSync(1, 0o600);

// The writer gets the error as well.
process.stdout.on('error', () => {});

process.exitCode = await runLeads(process.argv.slice(2), { loadConfig, terminal });
// An input that stays open would keep the process.
input?.close();
