// Does what Heroku, Render or Railway do: installs, builds, prunes the packages, then runs `npm start`.
import { execFileSync } from 'node:child_process';
import { chmod, cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isBuilt } from '#server/launch/build.mjs';
import { root } from '#server/launch/child.mjs';
import { validRequest } from '#tests/support/app.ts';
import { post } from '#tests/support/http.ts';
import { copyProject } from '#tests/support/project-copy.ts';
import { ServerProcess } from '#tests/support/server-process.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const isRoot = process.getuid?.() === 0;
const nobody = ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'];

/** Copies the project with its build and the packages that `npm prune --omit=dev` leaves, as a read-only folder. */
async function deploy(): Promise<string> {
  const project = await copyProject({ packages: false });
  onTestFinished(async () => {
    execFileSync('chmod', ['-R', 'u+w', project.path]);
    await project.remove();
  });
  const { packages } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'));
  const kept = Object.entries<{ dev?: boolean; optional?: boolean }>(packages).filter(
    ([path, { dev, optional }]) => path !== '' && !dev && !optional,
  );
  for (const [path] of kept)
    await cp(join(root, path), join(project.path, path), { recursive: true });
  if (!isBuilt()) {
    const env = { ...process.env, NODE_ENV: 'production', VITEST: '' };
    execFileSync('npm', ['run', '-s', 'build'], { cwd: root, env });
  }
  await cp(join(root, 'dist'), join(project.path, 'dist'), { recursive: true });
  execFileSync('chmod', ['-R', 'a-w,a+rX', project.path]);
  await chmod(project.path, 0o555);
  return project.path;
}

test('npm start and npm run leads work in a pruned, read-only folder', async () => {
  const database = await createTestDatabase();
  const folder = await deploy();
  const [command = '', ...args] = [
    ...(isRoot ? nobody : []),
    ...['env', '-u', 'HOME', '-u', 'USER', 'sh', '-c', 'cd "$0" && exec npm start', folder],
  ];
  const platform = { NODE_ENV: 'production', DATABASE_URL: database.url, HOST: '' };
  const site = await ServerProcess.spawn({ command, args, env: platform });
  onTestFinished(async () => void (await site.end()));
  await site.waitUntilUp();
  const port = Number(new URL(site.url).port);
  expect((await post(port, '/api/contact', validRequest)).status).toBe(201);
  expect(await database.countLeads(validRequest.name)).toBe(1);
  expect(site.output).not.toMatch(/Installing|Building/);
  // On Linux every address of the loopback network works, so this one shows that the site listens on all interfaces.
  expect((await fetch(`http://127.0.0.2:${port}/`)).status).toBe(200);

  const leads = ['-s', 'run', 'leads', '--', '--csv'];
  const env = { ...process.env, NODE_ENV: 'production', DATABASE_URL: database.url };
  const list = execFileSync('npm', leads, { cwd: folder, env, encoding: 'utf8' });
  expect(list).toMatch(/^\uFEFF"Lead",/);
});
