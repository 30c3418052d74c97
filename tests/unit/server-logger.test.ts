import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '#server/launch/child.mjs';

const program = `
  import { createLogger } from '#server/logger.ts';
  const logger = createLogger({ logLevel: 'info' });
  for (let n = 0; n < 40_000; n++) logger.info({ n }, 'a line of the log, as long as they usually are');
  process.send('written');
  process.on('message', () => logger.info('the last line'));
`;

test('with a stuck reader lines are dropped and never waited for, and it gets the next ones when it reads again', async () => {
  const args = ['--import', 'tsx', '--input-type=module', '-e', program];
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  onTestFinished(() => void child.kill());
  await once(child, 'message');
  let text = '';
  child.stdout?.setEncoding('utf8').on('data', (chunk) => {
    text += chunk;
  });
  await expect
    .poll(() => {
      child.send('again');
      return text;
    })
    .toContain('the last line');

  const lines = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const written = lines.filter(({ n }) => n !== undefined);
  expect(written.length).toBeGreaterThan(1000);
  expect(written.length).toBeLessThan(40_000);
  // What is kept stays in order, and nothing is cut in two.
  expect(written.map(({ n }) => n)).toEqual(Array.from(written, (_, n) => n));
});
