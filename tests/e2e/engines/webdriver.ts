import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from 'playwright/test';

/**
 * The few commands of the WebDriver standard that the tests need: where WebDriver takes them over
 * HTTP, and what Firefox calls them in its own protocol.
 */
export const commands = {
  navigate: { path: '/url', firefox: 'WebDriver:Navigate' },
  back: { path: '/back', firefox: 'WebDriver:Back' },
  resize: { path: '/window/rect', firefox: 'WebDriver:SetWindowRect' },
  execute: { path: '/execute/sync', firefox: 'WebDriver:ExecuteScript' },
  click: { path: '/element/{id}/click', firefox: 'WebDriver:ElementClick' },
  type: { path: '/element/{id}/value', firefox: 'WebDriver:ElementSendKeys' },
  act: { path: '/actions', firefox: 'WebDriver:PerformActions' },
} as const;

export type Command = keyof typeof commands;

/** A running browser that takes commands; an unsuccessful one rejects with the browser's message. */
export interface Connection {
  send(command: Command, parameters: Readonly<Record<string, unknown>>): Promise<unknown>;
  /** Ends the browser and removes what it left. */
  close(): Promise<void>;
}

/** The key of a reference to an element, by the WebDriver standard. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
type Element = Readonly<Record<typeof elementKey, string>>;

/** Queries by role and name, as in the component tests, for browsers that have none of their own. */
const queries = readFileSync(
  fileURLToPath(import.meta.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js')),
  'utf8',
);

declare const TestingLibraryDom: typeof import('@testing-library/dom');

/** Keys as WebDriver writes them. */
export const keys = { escape: '\uE00C', enter: '\uE007', tab: '\uE004' } as const;

/** A tab of a browser. */
export class Session {
  readonly #connection: Connection;
  readonly #origin: string;

  constructor(connection: Connection, origin: string) {
    this.#connection = connection;
    this.#origin = origin;
  }

  /** Opens a page of the site and waits until the app has taken it over. */
  async open(path: string): Promise<void> {
    await this.#connection.send('navigate', { url: this.#origin + path });
    // React adds the state of the menu; without script the browser knows it by itself.
    await expect
      .poll(() => this.run(() => document.querySelector('header [aria-expanded]') !== null), {
        timeout: 20_000,
      })
      .toBe(true);
  }

  async back(): Promise<void> {
    await this.#connection.send('back', {});
  }

  /** Sets the width of the window, in px; browsers have a least one of about 500. */
  async resize(width: number): Promise<void> {
    await this.#connection.send('resize', { width, height: 900 });
  }

  /** Runs a function in the page; it sees nothing but its arguments and the page. */
  async run<A extends unknown[], R>(task: (...args: A) => R, ...args: A): Promise<R> {
    const script = `return (${task}).apply(null, arguments)`;
    return (await this.#connection.send('execute', {
      script,
      args,
      // Firefox keeps what a script defines for the next one only so.
      sandbox: 'default',
      newSandbox: false,
    })) as R;
  }

  /** What has this role and name and can be reached by assistive technology; a name may be a part. */
  async #find(role: string, name: string | RegExp): Promise<Element[]> {
    if (await this.run(() => typeof TestingLibraryDom === 'undefined'))
      await this.#connection.send('execute', {
        script: `${queries}; globalThis.TestingLibraryDom ??= window.TestingLibraryDom`,
        args: [],
        sandbox: 'default',
        newSandbox: false,
      });
    return this.run(
      (wanted, text, pattern) =>
        TestingLibraryDom.queryAllByRole(document.body, wanted, {
          name: pattern ? new RegExp(text) : text,
        }) as unknown as Element[],
      role,
      typeof name === 'string' ? name : name.source,
      typeof name !== 'string',
    );
  }

  /** Waits until there is exactly one. */
  async #get(role: string, name: string | RegExp): Promise<string> {
    let found: Element[] = [];
    await expect
      .poll(
        async () => {
          found = await this.#find(role, name);
          return found.length;
        },
        { message: `${role} ${name}`, timeout: 15_000 },
      )
      .toBe(1);
    return found[0]?.[elementKey] ?? '';
  }

  /** How many there are now. */
  async count(role: string, name: string | RegExp = /(?:)/): Promise<number> {
    return (await this.#find(role, name)).length;
  }

  async click(role: string, name: string | RegExp): Promise<void> {
    const id = await this.#get(role, name);
    // Browsers that scroll by themselves may stop with it beneath the action bar.
    await this.run(
      (element) => (element as unknown as HTMLElement).scrollIntoView({ block: 'center' }),
      { [elementKey]: id },
    );
    await this.#connection.send('click', { id });
  }

  async type(role: string, name: string | RegExp, text: string): Promise<void> {
    await this.#connection.send('type', { id: await this.#get(role, name), text });
  }

  async press(key: string): Promise<void> {
    const actions = [
      { type: 'keyDown', value: key },
      { type: 'keyUp', value: key },
    ];
    await this.#connection.send('act', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  /** Is this text on the page, and to be seen? */
  async shows(text: string): Promise<boolean> {
    return this.run((wanted) => {
      const elements = [...document.querySelectorAll<HTMLElement>('body *')];
      const innermost = elements.filter(
        (element) =>
          element.textContent?.includes(wanted) &&
          ![...element.children].some((child) => child.textContent?.includes(wanted)),
      );
      return innermost.some((element) => element.checkVisibility({ visibilityProperty: true }));
    }, text);
  }
}
