import type { Page } from 'playwright';
import { contact } from '#client/content/contact.ts';
import { faq } from '#client/content/faq.ts';
import { home } from '#client/content/home.ts';
import { frameLabels, headerLinks, type NavigationLink } from '#client/content/navigation.ts';
import type { ProjectFilterOption } from '#client/content/project-filter.ts';
import { projectsPage } from '#client/content/projects-page.ts';

/** Something a visitor does: where, on which screen, and how one sees that it was done. */
export interface Interaction {
  readonly name: string;
  readonly path: string;
  /** Of the screen, in CSS pixels. */
  readonly width: number;
  /** What comes before it and is not measured. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  readonly act: (page: Page) => Promise<unknown>;
  /** Resolves when the page shows that it was done. */
  readonly done: (page: Page) => Promise<unknown>;
}

const phone = 390;
const laptop = 1280;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

function linkIn(place: string, width: number, { label, href }: NavigationLink): Interaction {
  const path = href === '/' ? '/about' : '/';
  const link = `header nav li a[href="${href}"]`;
  const visible = (page: Page) => page.locator(`${link}:visible`);
  return {
    ...{ name: `${place}: ${label}`, path, width },
    async prepare(page) {
      if (width === phone) await button(page, frameLabels.openMenu).click();
      await visible(page).hover();
    },
    act: (page) => visible(page).click(),
    done: (page) =>
      page.locator(`${link}[aria-current=page]`).first().waitFor({ state: 'attached' }),
  };
}

const filter = (path: string, { label }: ProjectFilterOption): Interaction => ({
  ...{ name: `Filter: ${label}`, path, width: phone },
  async prepare(page) {
    // What is chosen already would change nothing.
    if (label === projectsPage.hero.filters[0]?.label)
      await page.locator('fieldset button').last().click();
    await button(page, label).hover();
  },
  act: (page) => button(page, label).click(),
  done: (page) => page.getByRole('button', { name: label, exact: true, pressed: true }).waitFor(),
});

const question = (page: Page) => button(page, faq[0]?.question ?? '');
const isExpanded = (page: Page, state: boolean) =>
  page.locator(`main button[aria-expanded=${state}]`).first().waitFor();

/** What is typed into each field; a letter chooses the first option that begins with it. */
const answers: Readonly<Record<string, string>> = {
  ...{ name: 'Asha Rao', phone: '9848012345', email: 'asha@example.in' },
  ...{ city: 'd', projectType: 'm', message: 'A kitchen with a window' },
};

const field = (id: string, text: string): Interaction => ({
  ...{ name: `Field: ${id}`, path: '/contact', width: phone },
  prepare: (page) => page.locator(`#${id}`).focus(),
  act: (page) => page.keyboard.type(text, { delay: 60 }),
  done: (page) =>
    page.waitForFunction((name) => {
      const element = document.getElementById(name);
      return (element as HTMLInputElement).value !== '';
    }, id),
});

const submit = (page: Page) => button(page, contact.form.submit);
const complaint = (page: Page) => page.getByText('Name must be at least 2 characters');

/** Every control that a visitor can use, a link of the content or the telephone apart. */
export const interactions: readonly Interaction[] = [
  ...headerLinks.map((link) => linkIn('Header', laptop, link)),
  {
    ...{ name: 'Menu opened', path: '/', width: phone },
    act: (page) => button(page, frameLabels.openMenu).click(),
    done: (page) => button(page, frameLabels.closeMenu).waitFor(),
  },
  {
    ...{ name: 'Menu closed', path: '/', width: phone },
    prepare: (page) => button(page, frameLabels.openMenu).click(),
    act: (page) => button(page, frameLabels.closeMenu).click(),
    done: (page) => button(page, frameLabels.openMenu).waitFor(),
  },
  ...headerLinks.map((link) => linkIn('Menu', phone, link)),
  ...home.featuredProjects.filters.map((option) => filter('/', option)),
  ...projectsPage.hero.filters.map((option) => filter('/projects', option)),
  {
    ...{ name: 'Question opened', path: '/', width: phone },
    prepare: (page) => question(page).hover(),
    act: (page) => question(page).click(),
    done: (page) => isExpanded(page, true),
  },
  {
    ...{ name: 'Question closed', path: '/', width: phone },
    prepare: (page) => question(page).click(),
    act: (page) => question(page).click(),
    done: (page) => isExpanded(page, false),
  },
  ...Object.entries(answers).map(([id, text]) => field(id, text)),
  {
    ...{ name: 'Submit: nothing filled in', path: '/contact', width: phone },
    act: (page) => submit(page).click(),
    done: (page) => complaint(page).waitFor(),
  },
  {
    ...field('name', 'Asha Rao'),
    name: 'Field: name, after a message',
    async prepare(page) {
      await submit(page).click();
      await complaint(page).waitFor();
    },
    done: (page) => complaint(page).waitFor({ state: 'hidden' }),
  },
  {
    ...{ name: 'Submit: stored', path: '/contact', width: phone },
    async prepare(page) {
      for (const [id, text] of Object.entries(answers)) {
        await page.locator(`#${id}`).focus();
        await page.keyboard.type(text);
      }
    },
    act: (page) => submit(page).click(),
    done: (page) => page.getByText('Success!', { exact: true }).first().waitFor(),
  },
];
