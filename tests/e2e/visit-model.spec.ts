import fc from 'fast-check';
import type { Page, Route } from 'playwright/test';
import { pageUnavailable } from '#client/content/page-unavailable.ts';
import { company } from '#shared/company.ts';
import { expect, test } from './support.ts';
import { nextTask } from './visiting.ts';

/**
 * The usual visits are the same in each run, because luck must not decide about a change. If you change navigation, run
 * other visits: VISITS=200 npm test -- e2e visit-model
 */
const { VISITS } = process.env;
const visits = Number(VISITS ?? 5);
const chosen = VISITS ? { endOnFailure: false } : { endOnFailure: true, seed: 2015 };

/** Pages of every kind. */
const paths = ['/', '/about', '/services', '/projects', '/contact', '/services/bathrooms'] as const;
type Path = (typeof paths)[number];

/** How the server sends a page's code. It holds back "slow" code until the visitor waits. */
type Code = 'at hand' | 'slow' | 'missing';

/** A step of a visitor, or a change of the server. `path` matters for clicks and code, `is` for code only. */
const anyStep = fc.record({
  does: fc.oneof(
    { weight: 6, arbitrary: fc.constant('click' as const) },
    { weight: 5, arbitrary: fc.constantFrom('back', 'forward', 'reload', 'wait') },
    { weight: 4, arbitrary: fc.constant('code' as const) },
  ),
  path: fc.constantFrom(...paths),
  is: fc.constantFrom<Code>('slow', 'slow', 'missing', 'at hand'),
});
type Step = typeof anyStep extends fc.Arbitrary<infer T> ? T : never;

const step = (does: Step['does'], path: Path = '/', is: Code = 'slow'): Step => ({
  does,
  path,
  is,
});
/** The code of a page arrives after the visitor has followed another link. Few random visits do this. */
const lateCode = [step('code', '/projects'), step('click', '/projects'), step('click', '/contact')];
/** While Back waits for a page, the visitor presses the link to it, or to the page that is still shown. */
const backAndPress = (path: Path) => [
  step('click', '/services'),
  step('code', '/about'),
  step('reload'),
  step('back'),
  step('click', path),
];
const examples = [lateCode, backAndPress('/about'), backAndPress('/services')];

/** Returns the page's name on the screen and in its head, and whether another page may still replace it. */
const read = (page: Page) =>
  page.evaluate(() => {
    const textOf = (selector: string) => document.querySelector(selector)?.textContent?.trim();
    const tags = document.querySelectorAll('meta[name=description], link[rel=canonical]');
    const shown = {
      path: location.pathname,
      title: document.title,
      head: [...tags].map(({ outerHTML }) => outerHTML).join(),
      h1: textOf('h1'),
      active: textOf('header [aria-current=page]'),
    };
    const isWaiting = document.querySelector('main[aria-busy=true]') !== null;
    const hasApp = performance.getEntriesByName('app-ready').length > 0;
    /** The path that the document was loaded with. */
    const loaded = new URL(performance.getEntriesByType('navigation')[0]?.name ?? '').pathname;
    return { shown, isWaiting, hasApp, loaded };
  });
type Shown = Awaited<ReturnType<typeof read>>['shown'];

/** A visit in its own page, and the model of its history. */
class Visit {
  readonly faults: string[] = [];
  private readonly entries: Path[] = ['/about'];
  private at = 0;
  private readonly sent = new Map<Path, Code>();
  /** The pages whose code was missing once. */
  private readonly missed = new Set<Path>();
  /** A click that waits for its code. */
  private pending: Path | undefined;
  /** Code that has not been sent yet, by its page. */
  private readonly held: { path: Path; route: Route }[] = [];
  /** The number of page loads of the last step. */
  private loads = 0;

  constructor(
    private readonly page: Page,
    private readonly served: ReadonlyMap<Path, Shown>,
  ) {}

  async begin(): Promise<void> {
    this.page.on('pageerror', ({ message }) => this.faults.push(message));
    this.page.on('request', (request) => {
      if (!request.isNavigationRequest()) return;
      this.loads += 1;
      if (this.loads > 3) this.faults.push(`${this.loads} page loads`);
    });
    await this.page.route('**/assets/*.js', (route) => this.respond(route));
    await this.page.goto(this.here);
    await this.settle();
  }

  private get here(): Path {
    return this.entries[this.at] as Path;
  }

  private respond(route: Route): Promise<void> | undefined {
    const file = new URL(route.request().url()).pathname;
    const isCodeOf = (path: Path) =>
      file.startsWith(`/assets/${path.split('/').at(-1) || 'home'}-`);
    const path = paths.find(isCodeOf) as Path;
    const code = this.sent.get(path);
    if (code === 'missing') return route.abort();
    if (code !== 'slow') return route.continue();
    this.held.push({ path, route });
  }

  private push(path: Path): void {
    this.at += 1;
    this.entries.splice(this.at, this.entries.length, path);
  }

  /** Waits until the page is the one last requested, or until a page waits for slow code. */
  private async settle(): Promise<void> {
    const truth = this.served.get(this.here) as Shown;
    const allowed = [truth];
    const { title: h1 } = pageUnavailable;
    if (this.missed.has(this.here))
      allowed.push({ ...truth, h1, title: `${h1} | ${company.name}`, head: '' });
    const check = async () => {
      const { shown, isWaiting, hasApp, loaded } = await read(this.page);
      if (!shown.h1) this.faults.push('main is empty');
      if (this.held.length > 0 && (isWaiting || !hasApp)) return;
      expect(allowed, `asked for ${this.here}`).toContainEqual(shown);
      // The app of a document needs the code of the document's page.
      expect(hasApp || this.missed.has(loaded as Path), 'the app arrives').toBe(true);
    };
    await expect(check).toPass({ timeout: 120_000 });
  }

  private async click(path: Path): Promise<void> {
    this.pending = undefined;
    const press = (to: string) => {
      const link = `:is(header, footer) a[href="${to}"]`;
      document.querySelector<HTMLElement>(link)?.click();
    };
    const isDone = await this.page.evaluate(press, path).then(
      () => true,
      (error: Error) => {
        if (!error.message.includes('Execution context was destroyed')) throw error;
        return false;
      },
    );
    // Without the app, a link loads its page. In Firefox an earlier load can end the evaluation before the click.
    if (!isDone) {
      await this.page.waitForLoadState();
      if (new URL(this.page.url()).pathname !== path) return this.click(path);
    }
    if (path === this.here) return this.settle();
    await expect(async () => {
      const { shown, isWaiting } = await read(this.page);
      // On a busy machine, code at hand is waited for, too.
      const isHeld = this.held.some((it) => it.path === path);
      this.pending = isWaiting && isHeld ? path : undefined;
      expect([shown.path, this.pending]).toContain(path);
    }).toPass({ timeout: 120_000 });
    if (this.pending) return;
    this.push(path);
    await this.settle();
  }

  private async traverse(by: 1 | -1): Promise<void> {
    if (!this.entries[this.at + by]) return;
    this.pending = undefined;
    this.at += by;
    await this.page.evaluate((delta) => history.go(delta), by);
    await this.page.waitForFunction((to) => location.pathname === to, this.here);
    await this.settle();
  }

  /** Lets slow code arrive. */
  async wait(): Promise<void> {
    for (const [path, code] of this.sent) if (code === 'slow') this.sent.delete(path);
    const arriving = this.held.splice(0).map(async ({ route }) => {
      await route.continue().catch(() => {});
      await (await route.request().response())?.finished();
    });
    await Promise.all(arriving);
    if (this.pending) this.push(this.pending);
    this.pending = undefined;
    await this.settle();
    // Code that has arrived for an earlier click must not change the page.
    await nextTask(this.page).catch(() => {});
    await this.settle();
  }

  async take({ does, path, is }: Step): Promise<void> {
    this.loads = 0;
    if (does === 'click') await this.click(path);
    if (does === 'back') await this.traverse(-1);
    if (does === 'forward') await this.traverse(1);
    if (does === 'wait') await this.wait();
    if (does === 'code') {
      this.sent.set(path, is);
      if (is === 'missing') this.missed.add(path);
    }
    if (does === 'reload') {
      this.pending = undefined;
      await this.page.reload();
      await this.settle();
    }
  }
}

// A second run would lose a failure that a random visit has found.
if (VISITS) test.describe.configure({ retries: 0 });

test(`${visits} visits always end on the page last requested`, async ({
  page,
  context,
  expectOnConsole,
}) => {
  test.setTimeout(60_000 + visits * 20_000);
  // A page that is left early cancels the load of its font in Firefox.
  expectOnConsole(/Failed to load resource|net::ERR|downloadable font: download failed/);
  const served = new Map<Path, Shown>();
  for (const path of paths) {
    await page.goto(path);
    served.set(path, (await read(page)).shown);
  }
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 5, maxLength: 14 }), async (steps) => {
      const visitor = await context.newPage();
      const visit = new Visit(visitor, served);
      await visit.begin();
      for (const step of steps) await visit.take(step);
      await visit.wait();
      expect(visit.faults).toEqual([]);
      await visitor.close();
    }),
    { ...chosen, numRuns: visits, examples: examples.map((steps) => [steps]) },
  );
});
