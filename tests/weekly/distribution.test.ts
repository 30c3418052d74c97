import { execFileSync } from 'node:child_process';
import { chmod, chown, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '#server/launch/child.mjs';
import { validRequest } from '#tests/support/app.ts';
import { sourceSite } from '#tests/support/built-site.ts';
import { freePort } from '#tests/support/free-port.ts';
import { post } from '#tests/support/http.ts';
import { query } from '#tests/support/query.ts';
import { ServerProcess } from '#tests/support/server-process.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';

const packages = '/usr/lib/postgresql';
const [version] = await readdir(packages).catch(() => []);
const mayRun = version !== undefined && process.getuid?.() === 0;
if (!mayRun) console.log('Left out: Debian’s PostgreSQL (as root, apt-get install postgresql).');

/** Starts the distribution's PostgreSQL with its usual login: by the socket, as the system's user. */
async function startPostgres() {
  const folder = await makeTestFolder();
  const [uid = 0, gid = 0] = ['-u', '-g'].map((flag) =>
    Number(execFileSync('id', [flag, 'postgres'])),
  );
  await chmod(folder, 0o755);
  const data = join(folder, 'data');
  const as = { uid, gid, cwd: '/', stdio: 'ignore' } as const;
  const bin = (name: string) => join(packages, version ?? '', 'bin', name);
  await chown(folder, uid, gid);
  execFileSync(bin('initdb'), ['-D', data, '--auth=peer', '--no-sync'], as);
  // The test's user plays the system's user "site".
  await writeFile(join(data, 'pg_hba.conf'), 'local all all peer map=site\n');
  await writeFile(
    join(data, 'pg_ident.conf'),
    'site root site\nsite postgres postgres\nsite root postgres\n',
  );
  const port = `${await freePort()}`;
  const options = `-c listen_addresses= -c unix_socket_directories=${folder} -p ${port}`;
  execFileSync(bin('pg_ctl'), ['start', '-w', '-D', data, '-o', options], as);
  onTestFinished(() => void execFileSync(bin('pg_ctl'), ['stop', '-D', data, '-m', 'fast'], as));
  return { folder, port, as };
}

test.runIf(mayRun)('the site stores leads in Debian’s PostgreSQL without a password', async () => {
  const { folder, port, as } = await startPostgres();
  execFileSync('sh', ['-s'], {
    ...as,
    stdio: ['pipe', 'inherit', 'inherit'],
    input: await readFile(join(root, 'deploy/create-database.sh')),
    env: { ...process.env, PGHOST: folder, PGPORT: port },
  });
  const unit = await readFile(join(root, 'deploy/site.service'), 'utf8');
  const [, shipped = ''] = /DATABASE_URL=(\S+)"/.exec(unit) ?? [];
  const url = `${shipped.replace('/run/postgresql', folder)}&port=${port}`;
  const site = await ServerProcess.start(sourceSite({ DATABASE_URL: url }));
  onTestFinished(async () => void (await site.end()));
  const sitePort = Number(new URL(site.url).port);
  expect((await post(sitePort, '/api/contact', validRequest)).status).toBe(201);
  expect(await query(url, 'select name from contact_forms')).toEqual([{ name: validRequest.name }]);
  const superuser = "select usesuper from pg_user where usename = 'site'";
  expect(await query(url, superuser)).toEqual([{ usesuper: false }]);
});
