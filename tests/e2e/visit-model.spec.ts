// This file has over 150 lines because it has one model of a visit.
import fc from 'fast-check';
import type { Page, Route } from 'playwright/test';
import { pageUnavailable } from '#client/content/page-unavailable.ts';
import { company } from '#shared/company.ts';
import { expect, test } from './support.ts';

/** If you change navigation, run more visits: VISITS=200 npm test -- e2e */
const visits = Number(process.env.VISITS ?? 5);

/** Matches the message of Firefox without a network about a font. */
const noFont = /^(downloadable font: )?download failed/;

/** Pages of every kind. */
const paths = ['/', '/about', '/services', '/projects', '/contact', '/services/bathrooms'] as const;
type Path = (typeof paths)[number];

/** The server holds back "slow" code until the visitor waits. */
type Code = 'at hand' | 'slow' | 'missing';

const others = ['back', 'forward', 'reload', 'wait', 'network gone', 'network back'] as const;
/** A step of a visitor. `path` matters for clicks and code, `is` for code only. */
const anyStep = fc.record({
  does: fc.oneof(
    { weight: 6, arbitrary: fc.constant('click' as const) },
    { weight: 6, arbitrary: fc.constantFrom(...others) },
    { weight: 3, arbitrary: fc.constant('code' as const) },
  ),
  path: fc.constantFrom(...paths),
  is: fc.constantFrom<Code>('at hand', 'slow', 'missing'),
});
type Step = typeof anyStep extends fc.Arbitrary<infer T> ? T : never;

/** Returns the page's name on the screen and in its head. */
const read = (page: Page) =>
  page.evaluate(() => {
    const textOf = (selector: string) => document.querySelector(selector)?.textContent?.trim();
    const tags = document.querySelectorAll('meta[name=description], link[rel=canonical]');
    return {
      path: location.pathname,
      title: document.title,
      head: [...tags].map(({ outerHTML }) => outerHTML).join(),
      h1: textOf('h1'),
      active: textOf('header [aria-current=page]'),
      isEmpty: !textOf('main'),
    };
  });
type Seen = Awaited<ReturnType<typeof read>>;

/** A document of the visit. Firefox shows one that it has kept as the visitor left it, without another `load` event. */
class VisitDocument {
  /** The time at which the browser began to load it. */
  start = 0;
  /** The pages whose code it has, or whose code is held back. */
  readonly known = new Map<Path, Code>();
  /** The page of its HTML. */
  html: Path = '/about';
  /** The state of its app. */
  app: Code = 'at hand';
}

/** A visit in its own page, and the model of the visitor's requests. */
class Visit {
  readonly faults: string[] = [];
  private readonly entries = [{ path: '/about' as Path, document: new VisitDocument() }];
  private at = 0;
  /** The way in which each page's code is sent. */
  private readonly sent = new Map<Path, Code>();
  /** A click that waits for its code. */
  private pending: Path | undefined;
  private isOffline = false;
  private readonly held: { path: Path; route: Route }[] = [];
  /** The number of scripts that the last step requested. */
  private scripts = 0;

  constructor(
    private readonly page: Page,
    private readonly served: ReadonlyMap<Path, Seen>,
  ) {}

  async begin(): Promise<void> {
    this.page.on('pageerror', ({ message }) => {
      // Firefox reports a font that the network cuts off as an error of the page.
      if (!noFont.test(message)) this.faults.push(message);
    });
    this.page.on('request', (request) => {
      if (request.isNavigationRequest()) this.scripts = 0;
      if (request.resourceType() === 'script') this.scripts += 1;
      // A page needs at most four scripts, and twice as many with its app.
      if (this.scripts > 12) this.faults.push(`${this.scripts} scripts at once`);
    });
    await this.page.route('**/assets/*.js', (route) => this.respond(route));
    await this.page.goto(this.here.path);
    await this.documentLoaded();
  }

  private get here() {
    return this.entries[this.at] as (typeof this.entries)[number];
  }

  private get document() {
    return this.here.document;
  }

  private codeOf(path: Path): Code {
    const sent = this.isOffline ? 'missing' : this.sent.get(path);
    return this.document.known.get(path) ?? sent ?? 'at hand';
  }

  private respond(route: Route): Promise<void> | undefined {
    const file = new URL(route.request().url()).pathname;
    const isCodeOf = (path: Path) =>
      file.startsWith(`/assets/${path.split('/').at(-1) || 'home'}-`);
    const path = paths.find(isCodeOf);
    const code = path && this.sent.get(path);
    if (code === 'missing') return route.abort();
    if (!path || code !== 'slow') return route.continue();
    this.held.push({ path, route });
  }

  /** Resolves to the time at which the browser began to load the document, once it is complete and not the one `left`. */
  private async startOfDocument(left?: number): Promise<number> {
    const read = () => (document.readyState === 'complete' ? performance.timeOrigin : 0);
    let start = 0;
    await expect(async () => {
      start = await this.page.evaluate(read);
      expect([0, left]).not.toContain(start);
    }).toPass({ timeout: 60_000 });
    return start;
  }

  /** Updates the model after a page load: the app comes, fails to come, or is held back. */
  private async documentLoaded(left?: number): Promise<void> {
    this.pending = undefined;
    const start = await this.startOfDocument(left);
    // The browser has kept the document.
    if (start === this.document.start) return;
    this.document.start = start;
    this.document.known.clear();
    this.document.html = this.here.path;
    this.document.app = this.codeOf(this.document.html);
    if (this.document.app === 'missing')
      await this.page.waitForFunction(() => !document.documentElement.className);
    if (this.document.app === 'at hand') await this.appArrived();
  }

  /** Waits for the request for slow code. A later step may change the response and must not affect this request. */
  private async askedFor(path: Path): Promise<void> {
    await expect.poll(() => this.held.some((it) => it.path === path)).toBe(true);
    this.document.known.set(path, 'slow');
  }

  private async appArrived(): Promise<void> {
    await this.page.waitForFunction(() => performance.getEntriesByName('app-ready').length > 0);
    this.document.app = 'at hand';
    this.document.known.set(this.document.html, 'at hand');
  }

  /** Waits until the page is the one last requested. */
  private async settle(): Promise<void> {
    const truth = this.served.get(this.here.path) as Seen;
    const allowed = [truth];
    // Without a network the code for the rest of the head may be missing.
    if (this.isOffline) allowed.push({ ...truth, head: '' });
    const isMissing = this.codeOf(this.here.path) === 'missing';
    const { title: h1 } = pageUnavailable;
    if (isMissing) allowed.push({ ...truth, h1, title: `${h1} | ${company.name}`, head: '' });
    const check = async () => {
      const seen = await read(this.page);
      if (seen.isEmpty) this.faults.push('main is empty');
      expect(allowed, `asked for ${this.here.path}`).toContainEqual(seen);
    };
    await expect(check).toPass({ timeout: 120_000 });
    if (!isMissing) this.document.known.set(this.here.path, 'at hand');
  }

  private push(path: Path, document = this.document): void {
    this.at += 1;
    this.entries.splice(this.at, this.entries.length, { path, document });
  }

  private async click(path: Path): Promise<void> {
    const code = this.codeOf(path);
    const isHere = path === this.here.path;
    const isLoad = this.document.app !== 'at hand' || (code === 'missing' && !isHere);
    // Without a network such a link opens the browser's own page.
    if (this.isOffline && (this.document.app !== 'at hand' || code !== 'at hand')) return;
    this.pending = undefined;
    const left = this.document.start;
    await this.page.evaluate((to) => {
      const link = `:is(header, footer) a[href="${to}"]`;
      document.querySelector<HTMLElement>(link)?.click();
    }, path);
    if (isLoad) {
      if (isHere) this.here.document = new VisitDocument();
      else this.push(path, new VisitDocument());
      await this.documentLoaded(left);
    } else if (!isHere && code === 'slow') {
      this.pending = path;
      await this.askedFor(path);
      return;
    } else if (!isHere) this.push(path);
    if (code !== 'slow') await this.settle();
  }

  private async traverse(by: 1 | -1): Promise<void> {
    const there = this.entries[this.at + by];
    if (!there) return;
    const isSameDocument = this.document === there.document;
    // Without a network, the browser decides how to show another document.
    if (this.isOffline && (!isSameDocument || this.document.app !== 'at hand')) return;
    const isLoad = !isSameDocument || this.document.app === 'missing';
    this.pending = undefined;
    const left = this.document.start;
    this.at += by;
    const code = this.codeOf(this.here.path);
    await this.page.evaluate((delta) => history.go(delta), by);
    if (isLoad) await this.documentLoaded(left);
    // Playwright's `waitForURL` does not learn the address of a document that Firefox has kept.
    else await this.page.waitForFunction((to) => location.pathname === to, this.here.path);
    if (isLoad || (this.document.app === 'at hand' && code !== 'slow')) await this.settle();
    else if (this.document.app === 'at hand') await this.askedFor(this.here.path);
  }

  /** Lets slow code arrive. */
  async wait(): Promise<void> {
    for (const [path, code] of this.sent) if (code === 'slow') this.sent.delete(path);
    await Promise.all(this.held.splice(0).map(({ route }) => route.continue().catch(() => {})));
    if (this.document.app === 'slow') await this.appArrived();
    for (const path of this.document.known.keys()) this.document.known.set(path, 'at hand');
    if (this.pending) this.push(this.pending);
    this.pending = undefined;
    await this.settle();
  }

  async take({ does, path, is }: Step): Promise<void> {
    this.scripts = 0;
    if (does === 'click') await this.click(path);
    if (does === 'back') await this.traverse(-1);
    if (does === 'forward') await this.traverse(1);
    if (does === 'wait') await this.wait();
    if (does === 'code') this.sent.set(path, is);
    if (does === 'reload' && !this.isOffline) {
      const left = this.document.start;
      await this.page.reload();
      await this.documentLoaded(left);
    }
    if (does === 'network gone' || does === 'network back') {
      await this.wait();
      this.isOffline = does === 'network gone';
      await this.page.context().setOffline(this.isOffline);
      await this.settle();
    }
  }
}

// Do not retry. A random visit found the failure, and a second run would lose it.
test.describe.configure({ retries: 0 });

test(`${visits} random visits always end on the page last requested`, async ({
  page,
  context,
  expectOnConsole,
}) => {
  test.setTimeout(60_000 + visits * 20_000);
  expectOnConsole(/Failed to load resource|net::ERR/);
  expectOnConsole(noFont);
  const served = new Map<Path, Seen>();
  for (const path of paths) {
    await page.goto(path);
    served.set(path, await read(page));
  }
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 5, maxLength: 14 }), async (steps) => {
      const visit = new Visit(await context.newPage(), served);
      try {
        await visit.begin();
        for (const step of steps) await visit.take(step);
        await visit.wait();
      } finally {
        await context.setOffline(false);
        for (const other of context.pages()) if (other !== page) await other.close();
      }
      expect(visit.faults).toEqual([]);
    }),
    { numRuns: visits, endOnFailure: !process.env.VISITS },
  );
});
