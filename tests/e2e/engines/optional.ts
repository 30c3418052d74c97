import { setTimeout as sleep } from 'node:timers/promises';
import { firefox } from 'playwright/test';
import { findProgram, works } from '#tests/support/browser.mjs';
import { firefoxLaunch } from './firefox.ts';
import { launchWebKit } from './webkit-browser.ts';

/** The tools that a machine may lack. */
type Optional = keyof typeof optional;

interface Tool {
  /** The Debian packages of the tool. */
  readonly packages: string;
  /** Each line names alternative programs. One of them is enough. */
  readonly programs: readonly (readonly string[])[];
  readonly launch: () => Promise<{ close(): Promise<void> }>;
}

const optional = {
  firefox: {
    packages: 'firefox-esr',
    programs: [['firefox-esr', 'firefox']],
    launch: () => firefox.launch({ ...firefoxLaunch(), timeout: 60_000 }),
  },
  webkit: {
    packages: 'webkit2gtk-driver xvfb',
    programs: [['WebKitWebDriver'], ['Xvfb']],
    launch: () => launchWebKit(''),
  },
} satisfies Record<string, Tool>;

/** Starts and closes a tool. Resolves to the reason why it cannot be used, or to undefined. */
async function findObstacle(name: Optional): Promise<string | undefined> {
  const { packages, programs, launch }: Tool = optional[name];
  const missing = programs.filter((names) => !names.some(findProgram)).map(([first]) => first);
  const install = `apt-get install ${packages}`;
  if (missing.length > 0) return `${missing.join(', ')} is not installed (${install})`;
  const late = sleep(90_000, undefined, { ref: false }).then(() => {
    throw new Error('no response within 90 s');
  });
  try {
    const started = await Promise.race([launch(), late]);
    await started.close();
    return undefined;
  } catch (error) {
    const [reason] = String(error).split('\n');
    return `it does not start (${reason})`;
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
      (['firefox', 'webkit'] as const).map(async (name) => [name, await findObstacle(name)]),
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
