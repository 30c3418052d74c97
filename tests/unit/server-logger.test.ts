import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '#server/launch/child.mjs';

const program = `
  import { createLogger } from '#server/base/logger.ts';
  const logger = createLogger({ LOG_LEVEL: 'info' });
  for (let n = 0; n < 40_000; n++) logger.info({ n }, 'a line of the log, as long as they usually are');
  process.send('written');
  process.on('message', () => logger.info('the last line'));
`;

test('the log drops lines without waiting while its reader is stuck', async () => {
  const args = ['--import', 'tsx', '--input-type=module', '-e', program];
  const stdio = ['ignore', 'pipe', 'inherit', 'ipc'] as const;
  const child = spawn(process.execPath, args, { cwd: root, stdio: [...stdio] });
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

  const lines = text.trim().split('\n');
  const numbers = lines.map((line): number => JSON.parse(line).n).filter((n) => n !== undefined);
  expect(numbers.length).toBeGreaterThan(1000);
  expect(numbers.length).toBeLessThan(40_000);
  // Kept lines stay in order and are whole.
  expect(numbers).toEqual(Array.from(numbers, (_, n) => n));
});
