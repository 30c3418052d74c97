import { createInterface } from 'node:readline/promises';
import { loadConfig } from '../config.ts';
import { runLeads, type Terminal } from './run.ts';

const terminal: Terminal = {
  width: process.stdout.columns ?? 100,
  print: (text) => void process.stdout.write(text),
  warn: (text) => console.error(text),
  async ask(question) {
    const lines = createInterface({ input: process.stdin, output: process.stderr });
    const ended = new Promise<string>((resolve) => lines.once('close', () => resolve('')));
    const answer = await Promise.race([lines.question(question), ended]);
    lines.close();
    return answer;
  },
};

// `npm run leads | head` closes the pipe early; that is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

process.exitCode = await runLeads(process.argv.slice(2), { loadConfig, terminal });
