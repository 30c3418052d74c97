import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { firefox } from 'playwright/test';
import { findProgram, works } from '#tests/support/browser.mjs';
import { launchWebKit } from './webkit-browser.ts';

/** The settings with which Playwright starts the Firefox in FIREFOX_PATH. */
export const firefoxLaunch = {
  channel: 'moz-firefox',
  executablePath: join(import.meta.dirname, 'firefox.mjs'),
};

/** The tools that a machine may lack, with their Debian packages. */
const optional = {
  firefox: {
    packages: 'firefox-esr',
    launch: () => firefox.launch({ ...firefoxLaunch, timeout: 60_000 }),
  },
  webkit: { packages: 'webkit2gtk-driver xvfb', launch: () => launchWebKit('') },
};

/** Starts and closes a tool. Resolves to the reason why it cannot be used, or to null. */
async function findObstacle({ packages, launch }: (typeof optional)[keyof typeof optional]) {
  const late = sleep(90_000, undefined, { ref: false }).then(() => {
    throw new Error('no response within 90 s');
  });
  try {
    const started = await Promise.race([launch(), late]);
    await started.close();
    return null;
  } catch (error) {
    const [reason] = String(error).split('\n');
    return `it does not start: ${reason} (apt-get install ${packages})`;
  }
}

/**
 * Returns the tools that this machine cannot use, with the reasons. With REQUIRE_ENGINES set, it throws instead.
 * Playwright's workers read the configuration again, so the result is kept in the environment, which they inherit.
 */
export async function findUnusable(): Promise<ReadonlyMap<string, string>> {
  const [path] = ['firefox-esr', 'firefox'].map(findProgram).filter((path) => path && works(path));
  if (path) process.env.FIREFOX_PATH ??= path;
  process.env.E2E_UNUSABLE ??= JSON.stringify(
    await Promise.all(
      Object.entries(optional).map(async ([name, tool]) => [name, await findObstacle(tool)]),
    ),
  );
  const found = JSON.parse(process.env.E2E_UNUSABLE) as [string, string | null][];
  const unusable = found.filter((entry): entry is [string, string] => entry[1] !== null);
  if (process.env.REQUIRE_ENGINES && unusable.length > 0) {
    const reasons = unusable.map(([name, reason]) => `${name}: ${reason}`);
    throw new Error(`REQUIRE_ENGINES is set, and this machine lacks:\n${reasons.join('\n')}`);
  }
  return new Map(unusable);
}
