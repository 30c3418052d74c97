import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { test as base, expect } from 'playwright/test';
import { routes } from '#client/routes.tsx';
import { formOptions } from '#shared/form-options.ts';
import type { Engine } from './engines.ts';
import { keys, Session } from './webdriver.ts';

/** Narrow enough for the menu and the action bar, and not too narrow for any browser's window. */
const narrow = 520;
const wide = 1280;
const bathroom = formOptions.projectType.find(({ value }) => value === 'bathroom');

/**
 * The core of the end-to-end tests in another engine: navigation, menu, filter, questions and form.
 * Where the engine is not installed one skipped test says so.
 */
export function testCore(engine: Engine): void {
  if (engine.missing) {
    base.skip(
      `${engine.name} is not on this machine (Debian: apt-get install ${engine.missing})`,
      () => {},
    );
    return;
  }

  const test = base.extend<object, { session: Session }>({
    session: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from this pattern
      async ({}, use) => {
        const connection = await engine.launch();
        await use(new Session(connection, process.env.E2E_ORIGIN ?? ''));
        await connection.close();
      },
      { scope: 'worker', timeout: 60_000 },
    ],
  });
  // One browser for all of them: starting it takes longer than any test.
  test.describe.configure({ mode: 'default', timeout: 90_000 });

  const pageStart = (session: Session) => session.run(() => performance.timeOrigin);
  const path = (session: Session) => session.run(() => location.pathname);
  const focused = (session: Session) =>
    session.run(() => document.activeElement?.textContent?.trim() ?? '');
  const scrolled = (session: Session) => session.run(() => Math.round(scrollY));

  test(`${engine.name}: links navigate in place, the heading has the focus, back returns to the place`, async ({
    session,
  }) => {
    await session.resize(wide);
    await session.open('/services');
    const start = await pageStart(session);
    await session.run(() => scrollTo({ top: 900, behavior: 'instant' }));
    // The position is remembered shortly after the scrolling ends.
    await sleep(600);
    await session.click('link', 'About');
    await expect.poll(() => path(session)).toBe('/about');
    const heading = await session.run(() => document.querySelector('h1')?.textContent?.trim());
    await expect.poll(() => focused(session)).toBe(heading);
    await expect.poll(() => scrolled(session)).toBe(0);
    await session.back();
    await expect.poll(() => path(session)).toBe('/services');
    await expect.poll(() => scrolled(session)).toBe(900);
    expect(await pageStart(session)).toBe(start);
  });

  test(`${engine.name}: the menu opens, tells its state, closes on Escape and on a choice`, async ({
    session,
  }) => {
    await session.resize(narrow);
    await session.open('/about');
    await session.click('button', 'Menu');
    await expect.poll(() => session.count('navigation', 'Menu')).toBe(1);
    const expanded = () =>
      session.run(() =>
        document.querySelector('header [aria-expanded]')?.getAttribute('aria-expanded'),
      );
    await expect.poll(expanded).toBe('true');
    await session.press(keys.escape);
    await expect.poll(() => session.count('navigation', 'Menu')).toBe(0);
    await expect.poll(() => focused(session)).toBe('Menu');
    await session.click('button', 'Menu');
    await session.click('link', 'Projects');
    await expect.poll(() => path(session)).toBe('/projects');
    await expect.poll(() => session.count('navigation', 'Menu')).toBe(0);
    expect(await expanded()).toBe('false');
  });

  test(`${engine.name}: the filter shows only the chosen projects`, async ({ session }) => {
    await session.resize(wide);
    await session.open('/projects');
    const shown = () => session.run(() => document.querySelectorAll('main h3').length);
    expect(await shown()).toBe(9);
    await session.click('button', 'Office Projects');
    await expect.poll(shown).toBe(3);
    await session.click('button', 'All Projects');
    await expect.poll(shown).toBe(9);
  });

  test(`${engine.name}: questions open and close, several at once`, async ({ session }) => {
    await session.resize(narrow);
    await session.open('/');
    const weeks = () => session.shows('Office projects take 2–4');
    const quote = () => session.shows('Your floor plan, the city and the rooms');
    expect(await weeks()).toBe(false);
    await session.click('button', /How long does a project take/);
    await expect.poll(weeks).toBe(true);
    await session.click('button', /How soon will I get a quote/);
    await expect.poll(quote).toBe(true);
    expect(await weeks()).toBe(true);
    await session.click('button', /How soon will I get a quote/);
    await expect.poll(quote).toBe(false);
  });

  test(`${engine.name}: the form shows its messages, then sends a lead that is stored once`, async ({
    session,
  }) => {
    const name = `లక్ష్మి ${randomUUID()}`;
    await session.resize(narrow);
    await session.open('/contact');
    await session.click('button', 'Send my request');
    await expect.poll(() => session.shows('Please select a project type')).toBe(true);
    expect(await session.run(() => document.activeElement?.id)).toBe('name');
    await session.type('textbox', 'Full Name', name);
    await session.type('textbox', 'Phone Number', '98480 00000');
    await session.type('textbox', 'Email Address', 'lakshmi.rao@example.com');
    await session.click('option', bathroom?.label ?? '');
    await expect.poll(() => session.shows('Please select a project type')).toBe(false);
    await session.click('button', 'Send my request');
    await expect.poll(() => session.shows('Success!'), { timeout: 15_000 }).toBe(true);
    expect(await session.shows("We'll get back to you within 48 hours!")).toBe(true);

    const database = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL });
    await database.connect();
    const { rows } = await database.query(
      'select project_type from contact_forms where name = $1',
      [name],
    );
    await database.end();
    expect(rows).toEqual([{ project_type: 'bathroom' }]);
  });

  test(`${engine.name}: no page scrolls sideways, and every drawing is drawn`, async ({
    session,
  }) => {
    for (const { path } of routes) {
      await session.open(path);
      for (const width of [narrow, 800, wide, 1600]) {
        await session.resize(width);
        const excess = await session.run(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(excess, `${path} at ${width} px`).toBe(0);
      }
      const empty = () =>
        session.run(
          () =>
            [...document.querySelectorAll<SVGGraphicsElement>('svg.drawing > *')].filter(
              (drawing) => drawing.checkVisibility() && drawing.getBBox().width === 0,
            ).length,
        );
      await expect.poll(empty, path).toBe(0);
    }
  });
}
