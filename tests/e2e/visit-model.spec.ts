// Over 150 lines: one model of a visit.
import fc from 'fast-check';
import type { BrowserContext, Page, Route } from 'playwright/test';
import { pageUnavailable } from '#client/content/page-unavailable.ts';
import { company } from '#shared/company.ts';
import { expect, test } from './support.ts';

/** The long form is for whoever changes navigation: VISITS=200 npm test -- e2e */
const visits = Number(process.env.VISITS ?? 5);

/** Pages of every kind. */
const paths = ['/', '/about', '/services', '/projects', '/contact', '/services/bathrooms'] as const;
type Path = (typeof paths)[number];
/** The name of a page's own code. */
const codeName = (path: Path) => path.split('/').at(-1) || 'home';

/** "slow" code is held back until the visitor waits. */
type Code = 'at hand' | 'slow' | 'missing';
type Step =
  | { readonly does: 'click'; readonly path: Path }
  | { readonly does: 'code'; readonly path: Path; readonly is: Code }
  | { readonly does: 'back' | 'forward' | 'reload' | 'wait' | 'network gone' | 'network back' };

const anyPath = fc.constantFrom(...paths);
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ does: fc.constant('click' as const), path: anyPath }) },
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constantFrom('back', 'forward', 'reload', 'wait', 'network gone', 'network back'),
    }) as fc.Arbitrary<Step>,
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('code' as const),
      path: anyPath,
      is: fc.constantFrom<Code>('at hand', 'slow', 'missing'),
    }),
  },
);

/** What a page says of itself, on the screen and in its head. */
const read = (page: Page) =>
  page.evaluate(() => {
    const attribute = (selector: string, name: string) =>
      document.querySelector(selector)?.getAttribute(name) ?? '';
    return {
      path: location.pathname,
      title: document.title,
      description: attribute('meta[name=description]', 'content'),
      canonical: attribute('link[rel=canonical]', 'href'),
      h1: document.querySelector('h1')?.textContent?.trim() ?? '',
      active: document.querySelector('header [aria-current=page]')?.textContent ?? '',
      isEmpty: !document.querySelector('main')?.textContent?.trim(),
    };
  });
type Seen = Awaited<ReturnType<typeof read>>;

/** A visit in a page of its own, beside the model of what the visitor has asked for. */
class Visit {
  readonly faults: string[] = [];
  /** The history; entries of one document share its number. */
  private entries: { path: Path; document: number }[] = [{ path: '/about', document: 0 }];
  private at = 0;
  private documents = 1;
  private code = new Map<Path, Code>();
  /** Whose HTML this document is, and the state of its app. */
  private document: { readonly path: Path; app: Code } = { path: '/about', app: 'at hand' };
  /** Whose code this document has, and whose is held back. */
  private loaded = new Set<Path>();
  private requested = new Set<Path>();
  /** A click that waits for its code. */
  private pending: Path | undefined;
  private isOffline = false;
  private held: Route[] = [];
  /** How many scripts the last step has asked for. */
  private scripts = 0;

  private constructor(
    private readonly page: Page,
    private readonly served: ReadonlyMap<Path, Seen>,
  ) {}

  static async begin(context: BrowserContext, served: ReadonlyMap<Path, Seen>): Promise<Visit> {
    const page = await context.newPage();
    const visit = new Visit(page, served);
    page.on('pageerror', ({ message }) => visit.faults.push(message));
    page.on('request', (request) => {
      if (request.isNavigationRequest()) visit.scripts = 0;
      if (request.resourceType() === 'script') visit.scripts += 1;
      // A page takes four at most, with its app twice as many.
      if (visit.scripts > 12) visit.faults.push(`${visit.scripts} scripts at once`);
    });
    await page.route('**/assets/*.js', (route) => visit.answer(route));
    await page.goto(visit.wanted);
    await visit.documentLoaded();
    return visit;
  }

  private get wanted(): Path {
    return this.entries[this.at]?.path as Path;
  }

  private get hasApp(): boolean {
    return this.document.app === 'at hand';
  }

  private codeOf(path: Path): Code {
    if (this.loaded.has(path)) return 'at hand';
    if (this.requested.has(path)) return 'slow';
    return this.isOffline ? 'missing' : (this.code.get(path) ?? 'at hand');
  }

  private answer(route: Route): Promise<void> | void {
    const file = new URL(route.request().url()).pathname;
    const path = paths.find((name) => file.startsWith(`/assets/${codeName(name)}-`));
    const code = (path && this.code.get(path)) ?? 'at hand';
    if (code === 'missing') return route.abort();
    if (code === 'slow') void this.held.push(route);
    else return route.continue();
  }

  /** After a page load: the app comes, fails to come, or is held back. */
  private async documentLoaded(): Promise<void> {
    this.pending = undefined;
    this.loaded = new Set();
    this.requested = new Set();
    const app = this.codeOf(this.wanted);
    this.document = { path: this.wanted, app };
    await this.page.waitForURL((url) => url.pathname === this.wanted, { waitUntil: 'load' });
    if (app === 'missing')
      await this.page.waitForFunction(() => !document.documentElement.className);
    if (app === 'at hand') await this.appArrived();
  }

  private async appArrived(): Promise<void> {
    await this.page.waitForFunction(() => performance.getEntriesByName('app-ready').length > 0);
    this.document.app = 'at hand';
    this.loaded.add(this.document.path);
  }

  /** Waits until the page is what was asked for last. */
  private async settle(): Promise<void> {
    const isMissing = this.codeOf(this.wanted) === 'missing';
    const says = async () => {
      const seen = await read(this.page);
      if (seen.isEmpty) this.faults.push('main is empty');
      const truth = this.served.get(this.wanted);
      // Without a network the code for the rest of the head may be missing.
      const bare = this.isOffline && { ...truth, description: '', canonical: '' };
      const isTrue = [truth, bare].some((it) => JSON.stringify(it) === JSON.stringify(seen));
      if (isTrue) return 'settled';
      const isUnavailable =
        seen.path === this.wanted &&
        seen.h1 === pageUnavailable.title &&
        seen.title === `${pageUnavailable.title} | ${company.name}` &&
        seen.description + seen.canonical === '' &&
        seen.active === truth?.active;
      return isMissing && isUnavailable ? 'settled' : JSON.stringify(seen);
    };
    await expect.poll(says, { message: `asked for ${this.wanted}` }).toBe('settled');
    if (!isMissing) this.loaded.add(this.wanted);
  }

  private push(path: Path, document: number): void {
    this.entries = [...this.entries.slice(0, this.at + 1), { path, document }];
    this.at += 1;
  }

  private async click(path: Path): Promise<void> {
    const code = this.codeOf(path);
    // Without a network such a link leads to the browser's own page.
    if (this.isOffline && (!this.hasApp || code !== 'at hand')) return;
    const here = this.entries[this.at] as { document: number };
    const isHere = path === this.wanted;
    const isLoad = !this.hasApp || (code === 'missing' && !isHere);
    this.pending = undefined;
    const load = isLoad ? this.page.waitForEvent('load') : undefined;
    await this.page.evaluate((to) => {
      const link = `:is(header, footer) a[href="${to}"]`;
      document.querySelector<HTMLElement>(link)?.click();
    }, path);
    await load;
    if (isLoad) {
      if (isHere) this.entries[this.at] = { path, document: this.documents++ };
      else this.push(path, this.documents++);
      await this.documentLoaded();
    } else if (!isHere && code === 'slow') {
      this.pending = path;
      this.requested.add(path);
      return;
    } else if (!isHere) this.push(path, here.document);
    if (code !== 'slow') await this.settle();
  }

  private async traverse(by: 1 | -1): Promise<void> {
    const here = this.entries[this.at];
    const there = this.entries[this.at + by];
    if (!here || !there) return;
    const isSameDocument = here.document === there.document;
    // Without a network another document is the browser's own matter.
    if (this.isOffline && (!isSameDocument || !this.hasApp)) return;
    const isLoad = !isSameDocument || this.document.app === 'missing';
    this.pending = undefined;
    this.at += by;
    const code = this.codeOf(this.wanted);
    const load = isLoad ? this.page.waitForEvent('load') : undefined;
    await this.page.evaluate((delta) => history.go(delta), by);
    await load;
    if (isLoad) await this.documentLoaded();
    else await this.page.waitForURL((url) => url.pathname === this.wanted);
    if (isLoad || (this.hasApp && code !== 'slow')) await this.settle();
    else if (this.hasApp) this.requested.add(this.wanted);
  }

  /** What was slow arrives. */
  private async wait(): Promise<void> {
    for (const [path, code] of this.code) if (code === 'slow') this.code.delete(path);
    await Promise.all(this.held.splice(0).map((route) => route.continue().catch(() => {})));
    if (this.document.app === 'slow') await this.appArrived();
    for (const path of this.requested) this.loaded.add(path);
    this.requested = new Set();
    if (this.pending) this.push(this.pending, this.entries[this.at]?.document as number);
    this.pending = undefined;
    await this.settle();
  }

  async take(step: Step): Promise<void> {
    this.scripts = 0;
    if (step.does === 'click') await this.click(step.path);
    if (step.does === 'back') await this.traverse(-1);
    if (step.does === 'forward') await this.traverse(1);
    if (step.does === 'wait') await this.wait();
    if (step.does === 'code') this.code.set(step.path, step.is);
    if (step.does === 'reload' && !this.isOffline) {
      await this.page.reload();
      await this.documentLoaded();
    }
    if (step.does === 'network gone' || step.does === 'network back') {
      await this.wait();
      this.isOffline = step.does === 'network gone';
      await this.page.context().setOffline(this.isOffline);
      await this.settle();
    }
  }

  async end(): Promise<void> {
    await this.wait();
    await this.page.context().setOffline(false);
    await this.page.close();
  }
}

test(`In ${visits} random visits what was asked for last wins, address, head and page agree, and nothing is ever empty`, async ({
  page,
  context,
  expectOnConsole,
}) => {
  test.setTimeout(60_000 + visits * 20_000);
  expectOnConsole(/Failed to load resource|net::ERR/);
  const served = new Map<Path, Seen>();
  for (const path of paths) {
    await page.goto(path);
    served.set(path, await read(page));
  }
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 5, maxLength: 14 }), async (steps) => {
      const visit = await Visit.begin(context, served);
      try {
        for (const step of steps) await visit.take(step);
        await visit.end();
      } finally {
        await context.setOffline(false);
        for (const other of context.pages()) if (other !== page) await other.close();
      }
      expect(visit.faults).toEqual([]);
    }),
    { numRuns: visits, endOnFailure: !process.env.VISITS },
  );
});
