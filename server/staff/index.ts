import { fchmodSync, fstatSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { promisify } from 'node:util';
import { loadConfig } from '#server/config.ts';
import { runLeads, type Terminal } from './run.ts';

const write = promisify<string, void>(process.stdout.write.bind(process.stdout));

const terminal: Terminal = {
  width: process.stdout.columns ?? 80,
  print: write,
  warn: (text) => console.error(text),
  async ask(question) {
    const lines = createInterface({ input: process.stdin, output: process.stderr });
    const ended = new Promise<string>((resolve) => lines.once('close', () => resolve('')));
    const answer = await Promise.race([lines.question(question), ended]);
    lines.close();
    return answer;
  },
};

// `--json > leads.json`: the shell has made the file readable for others, as its umask says.
const output = fstatSync(1);
if (output.isFile() && output.size === 0) fchmodSync(1, 0o600);

// The writer gets the error as well.
process.stdout.on('error', () => {});

process.exitCode = await runLeads(process.argv.slice(2), { loadConfig, terminal });
