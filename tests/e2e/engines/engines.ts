import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '#tests/support/server-process.ts';
import { type Command, type Connection, commands } from './webdriver.ts';

/** A browser engine other than Chromium. */
export interface Engine {
  readonly name: string;
  /** What has to be installed; undefined when it is. */
  readonly missing: string | undefined;
  readonly launch: () => Promise<Connection>;
}

/** The first of these programs that this machine has, by its path. */
function findProgram(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const paths = names.flatMap((name) =>
    name.includes('/') ? [name] : folders.map((folder) => join(folder, name)),
  );
  return paths.find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill();
  await Promise.race([exited, sleep(5000).then(() => child.kill('SIGKILL'))]);
}

/** Polls for something that is there soon, for at most half a minute. */
async function waitFor<T>(what: string, look: () => Promise<T | undefined>): Promise<T> {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; await sleep(50)) {
    const found = await look().catch(() => undefined);
    if (found !== undefined) return found;
  }
  throw new Error(`${what} did not come`);
}

const firefoxPath = findProgram(
  'firefox-esr',
  'firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
);

/** Firefox, over the protocol that WebDriver programs speak to it. */
async function launchFirefox(): Promise<Connection> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  const settings = {
    'marionette.port': 0,
    // No requests to Mozilla's servers.
    'services.settings.server': 'data:,',
    'intl.accept_languages': 'en-IN,en',
  };
  await writeFile(
    join(profile, 'user.js'),
    Object.entries(settings)
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`)
      .join('\n'),
  );
  const args = ['--headless', '--marionette', '--no-remote', '--profile', profile];
  const browser = spawn(firefoxPath ?? '', args, { stdio: 'ignore' });
  const port = await waitFor('Firefox', async () =>
    Number(await readFile(join(profile, 'MarionetteActivePort'), 'utf8')),
  );

  const socket = connect(port, '127.0.0.1');
  const waiting = new Map<number, (error: unknown, result: unknown) => void>();
  let received = Buffer.alloc(0);
  socket.on('data', (data) => {
    received = Buffer.concat([received, data]);
    // A message is its length in bytes, a colon and JSON.
    for (;;) {
      const start = received.indexOf(':') + 1;
      const length = Number(received.subarray(0, start - 1).toString());
      if (start === 0 || received.length < start + length) return;
      const message: unknown = JSON.parse(received.subarray(start, start + length).toString());
      received = received.subarray(start + length);
      if (!Array.isArray(message)) continue;
      const [, id, error, result] = message;
      waiting.get(id)?.(error, result);
      waiting.delete(id);
    }
  });
  let lastId = 0;
  const send = (name: string, parameters: unknown) =>
    new Promise<unknown>((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, (error, result) => {
        if (error) reject(new Error(`${name}: ${(error as { message: string }).message}`));
        else resolve((result as { value?: unknown } | null)?.value);
      });
      const message = JSON.stringify([0, lastId, name, parameters]);
      socket.write(`${Buffer.byteLength(message)}:${message}`);
    });

  await send('WebDriver:NewSession', { capabilities: {} });
  return {
    send: (command, parameters) => send(commands[command].firefox, parameters),
    close: async () => {
      socket.destroy();
      await end(browser);
      await rm(profile, { recursive: true, force: true });
    },
  };
}

const webKitDriver = findProgram('WebKitWebDriver');
const virtualScreen = findProgram('Xvfb');

/** WebKit's small browser, which needs a screen, over WebDriver. */
async function launchWebKit(): Promise<Connection> {
  const screen = virtualScreen
    ? spawn(
        virtualScreen,
        ['-displayfd', '3', '-screen', '0', '2000x1200x24', '-nolisten', 'tcp'],
        {
          stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
        },
      )
    : undefined;
  const display = screen?.stdio[3]
    ? `:${String((await once(screen.stdio[3], 'data'))[0]).trim()}`
    : process.env.DISPLAY;
  const port = await findFreePort();
  const driver = spawn(webKitDriver ?? '', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, LANGUAGE: 'en_IN' },
    stdio: 'ignore',
  });

  const request = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: Record<string, unknown> };
    if (!answer.ok) throw new Error(`${path}: ${value.error} ${value.message}`);
    return value;
  };
  await waitFor('WebKitWebDriver', () => request('GET', '/status'));
  const { sessionId } = await request('POST', '/session', { capabilities: {} });
  const session = `/session/${sessionId}`;
  return {
    send: (command: Command, { id, ...parameters }) =>
      request('POST', session + commands[command].path.replace('{id}', String(id)), parameters),
    close: async () => {
      await request('DELETE', session);
      await end(driver);
      if (screen) await end(screen);
    },
  };
}

const hasScreen = virtualScreen !== undefined || Boolean(process.env.DISPLAY);

export const firefox: Engine = {
  name: 'Firefox',
  missing: firefoxPath ? undefined : 'firefox-esr',
  launch: launchFirefox,
};

export const webKit: Engine = {
  name: 'WebKit',
  missing: webKitDriver && hasScreen ? undefined : 'webkit2gtk-driver xvfb',
  launch: launchWebKit,
};
