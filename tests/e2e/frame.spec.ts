import type { Page } from 'playwright/test';
import { headerLinks as links, footer as words } from '#client/content/navigation.ts';
import { type ServiceRow, serviceList, servicePath } from '#client/content/service-list.ts';
import { service as officeExecution } from '#client/content/services/office-execution.ts';
import { routes } from '#client/routes.tsx';
import { appReady, expect, layOutAll, test } from './support.ts';

const phone = { width: 390, height: 844 };
const headerLinks = links.map(({ label, href }) => [label, href] as const);

const mainNavigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
const menuButton = (page: Page) => page.getByRole('button', { name: /^(Menu|Close)$/ });

test('The header has five links and a button to the contact page, and stays in sight', async ({
  page,
}) => {
  await page.goto('/about');
  for (const [name, href] of headerLinks) {
    await expect(mainNavigation(page).getByRole('link', { name })).toHaveAttribute('href', href);
  }
  await expect(mainNavigation(page).getByRole('link')).toHaveCount(5);
  await page.mouse.wheel(0, 1200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  await expect(page.getByRole('banner')).toBeInViewport();
  await page.getByRole('banner').getByRole('link', { name: 'Get Free Quote' }).click();
  await expect(page).toHaveURL('/contact#form');
});

/** What the form is opened with from each service page; other pages ask for no type. */
const projectTypes: Readonly<Record<string, string>> = Object.fromEntries(
  await Promise.all(
    (serviceList as readonly ServiceRow[]).map(async (row) => {
      const { projectType } =
        row.template === 'office-execution' ? officeExecution : await row.load();
      return [servicePath(row), projectType];
    }),
  ),
);

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'With script' : 'Without script', () => {
    test.use({ javaScriptEnabled });

    test('The quote links of every page open the form on the first screen, its project type chosen', async ({
      page,
    }) => {
      test.slow();
      for (const { path } of routes) {
        await page.goto(path);
        if (javaScriptEnabled) await appReady(page);
        const type = projectTypes[path];
        const target =
          path === '/contact' ? '#form' : `/contact${type ? `?type=${type}` : ''}#form`;
        const quoteLinks = page.getByRole('link', { name: /Quote|Assessment/ });
        for (const link of await quoteLinks.all())
          await expect(link).toHaveAttribute('href', target);
        expect(await quoteLinks.count()).toBeGreaterThanOrEqual(2);
        await quoteLinks.last().click();
        await expect(page).toHaveURL(path === '/contact' ? '/contact#form' : target);
        await expect(page.getByRole('textbox', { name: 'Full Name' })).toBeInViewport();
        await expect(page.getByRole('combobox', { name: 'Project Type' })).toHaveValue(type ?? '');
      }
    });
  });
}

for (const [path, active] of [
  ['/', 'Home'],
  ['/about', 'About'],
  ['/services', 'Services'],
  ['/services/bathrooms', 'Services'],
  ['/projects', 'Projects'],
  ['/contact', 'Contact'],
] as const) {
  test(`On ${path} the active link is ${active}, and no other`, async ({ page }) => {
    await page.goto(path);
    const current = mainNavigation(page).locator('[aria-current=page]');
    await expect(current).toHaveText([active]);
  });
}

test('On a page that does not exist no link is active, not even after hydration', async ({
  page,
  expectOnConsole,
}) => {
  expectOnConsole(/404/);
  await page.goto('/servicesandmore');
  await appReady(page);
  await expect(mainNavigation(page).locator('[aria-current]')).toHaveCount(0);
});

test('On the contact page the quote button leads to the form', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/contact');
  await page
    .getByRole('complementary', { name: 'Call, chat or get a quote' })
    .getByRole('link', { name: 'Get Quote' })
    .click();
  await expect(page.getByRole('heading', { name: 'Free consultation and quote' })).toBeInViewport();
});

test('The menu of small screens has a name and an expanded state, and toggles', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/services');
  await expect(mainNavigation(page)).toBeHidden();
  await expect(menuButton(page)).toHaveAccessibleName('Menu');
  await appReady(page);
  await menuButton(page).click();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
  for (const [name, href] of headerLinks) {
    await expect(menu(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  await expect(menu(page).getByRole('link', { name: 'Get Free Quote' })).toBeVisible();
  await expect(menu(page).getByRole('link', { name: /^Call \+/ })).toHaveAttribute('href', /^tel:/);
  await expect(menu(page).locator('[aria-current=page]')).toHaveText(['Services']);
  await menuButton(page).click();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(menu(page)).toBeHidden();
});

test('The menu closes when a link is chosen', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/services');
  await menuButton(page).click();
  await menu(page).getByRole('link', { name: 'Projects' }).click();
  await expect(page).toHaveURL('/projects');
  await expect(menu(page)).toBeHidden();
});

test('The menu closes when the link of the page itself is chosen', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/services');
  await appReady(page);
  await menuButton(page).click();
  await menu(page).getByRole('link', { name: 'Services' }).click();
  await expect(menu(page)).toBeHidden();
});

test('The menu closes on Escape and gives the focus back to its button', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/services');
  await appReady(page);
  await menuButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu(page).getByRole('link', { name: 'Home' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
});

test('The menu closes when back leaves the page', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/services');
  await menuButton(page).click();
  await menu(page).getByRole('link', { name: 'Projects' }).click();
  await expect(page).toHaveURL('/projects');
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/services');
  await expect(menu(page)).toBeHidden();
});

test('The footer has its groups of links, the offer, the hours and the year', async ({ page }) => {
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  for (const { title, links } of [words.navigation, words.services]) {
    const group = footer.getByRole('navigation', { name: title });
    await expect(group.getByRole('link')).toHaveCount(links.length);
    for (const { label, href } of links)
      await expect(group.getByRole('link', { name: label })).toHaveAttribute('href', href);
  }
  const offer = footer.getByRole('region', { name: words.offer.title });
  for (const text of [...words.offer.items, words.offer.validity])
    await expect(offer.getByText(text)).toBeVisible();
  await expect(offer.getByRole('link', { name: 'Get Free Quote' })).toBeVisible();
  for (const { value } of words.titleBlock)
    await expect(footer.getByText(value, { exact: true })).toBeVisible();
});

test('The chat link opens in a new tab with a greeting about services, projects and pricing', async ({
  page,
}) => {
  await page.goto('/about');
  const chat = page.getByRole('link', { name: /chat/i });
  await expect(chat).toBeInViewport();
  await expect(chat).toHaveAttribute('target', '_blank');
  await expect(chat).toHaveAttribute('rel', /noopener/);
  const address = new URL((await chat.getAttribute('href')) ?? '');
  expect(address.searchParams.get('text')).toContain(
    'interior contracting services, projects and pricing',
  );
});

test('On phones call, chat and quote are at hand without scrolling', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/services');
  const bar = page.getByRole('complementary', { name: 'Call, chat or get a quote' });
  await expect(bar.getByRole('link', { name: 'Call', exact: true })).toHaveAttribute(
    'href',
    /^tel:\+\d+$/,
  );
  await expect(bar.getByRole('link', { name: /^Chat/ })).toBeInViewport();
  await bar.getByRole('link', { name: 'Get Quote' }).click();
  await expect(page).toHaveURL('/contact#form');
});

test('Entering a page scrolls smoothly to its top', async ({ page }) => {
  await page.goto('/services');
  await appReady(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'About Us' });
  await link.scrollIntoViewIfNeeded();
  await page.evaluate(() => {
    const scroll = window.scrollTo.bind(window);
    window.scrollTo = ((options: ScrollToOptions) => {
      document.body.dataset.scrolled = options.behavior ?? 'none';
      scroll(options);
    }) as typeof window.scrollTo;
  });
  await link.click();
  await expect(page).toHaveURL('/about');
  await expect(page.locator('body')).toHaveAttribute('data-scrolled', 'smooth');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('Nothing that takes the focus stops beneath the header or the action bar', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/contact');
  await appReady(page);
  const count = await page
    .locator('main, footer')
    .locator('a, input, select, textarea')
    .filter({ visible: true })
    .count();
  expect(count).toBeGreaterThan(15);
  await page.locator('main').focus();
  const hidden: string[] = [];
  for (let i = 0; i < count; i++) {
    await page.keyboard.press('Tab');
    const covered = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element.closest('aside, header')) return null;
      const box = element.getBoundingClientRect();
      const top = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      const bottom = document.querySelector('aside')?.getBoundingClientRect().top ?? innerHeight;
      return box.top < top || box.bottom > bottom ? element.outerHTML.slice(0, 80) : null;
    });
    if (covered) hidden.push(covered);
  }
  expect(hidden).toEqual([]);
});

test('Between 760 and 1120 px the phone is an icon whose tooltip opens after 700 ms, by mouse and by keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1000, height: 700 });
  await page.goto('/about');
  await appReady(page);
  const call = page.getByRole('banner').getByRole('link', { name: /^Call/ });
  const tooltip = page.getByRole('tooltip', { includeHidden: true });
  await expect(call).toHaveAttribute('href', /^tel:\+\d+$/);

  const start = Date.now();
  await call.hover();
  await expect(tooltip).toHaveText(/^Call \+/);
  expect(Date.now() - start).toBeGreaterThanOrEqual(600);
  await page.mouse.move(300, 500);
  await expect(tooltip).toHaveCount(0);

  await page.waitForTimeout(400); // past the skip delay
  await call.focus();
  await expect(tooltip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(0);
});

for (const width of [320, 390, 768, 900, 1120, 1280, 1536]) {
  test(`At ${width} px nothing in the frame is cut and the page does not scroll sideways`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/contact');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const quote = page.getByRole('banner').getByRole('link', { name: /quote/i });
    if (width < 760) {
      await expect(quote).toBeHidden();
      await expect(
        page.getByRole('complementary').getByRole('link', { name: 'Get Quote' }),
      ).toBeInViewport();
    } else {
      await expect(quote).toHaveText('Get Free Quote');
      expect((await quote.boundingBox())?.height).toBeLessThan(60);
    }
  });
}

test('No element that stays on the screen covers a text or a figure, at any width', async ({
  page,
}) => {
  for (const { path } of routes) {
    await page.goto(path);
    await layOutAll(page);
    for (const width of [320, 360, 390, 768, 1024, 1280, 1536]) {
      await page.setViewportSize({ width, height: 700 });
      const covered = await page.evaluate(() => {
        const fixed = [...document.querySelectorAll('body *')].filter(
          (element) => getComputedStyle(element).position === 'fixed' && element.checkVisibility(),
        );
        // The bar takes a whole edge: it shortens the screen and covers nothing for good.
        const inside = fixed.filter((element) => element.clientWidth < innerWidth - 2);
        const found: string[] = [];
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          const { currentNode: text } = texts;
          const holder = text.parentElement;
          if (!text.textContent?.trim() || !holder?.checkVisibility()) continue;
          if (fixed.some((element) => element.contains(text))) continue;
          // Chromium goes on giving a place to figures that a drawing has left out.
          const dimensions = holder.closest('[display]');
          if (dimensions && getComputedStyle(dimensions).display === 'none') continue;
          const range = document.createRange();
          range.selectNodeContents(text);
          for (const { left, right, top, bottom, width } of range.getClientRects())
            for (const element of inside) {
              const box = element.getBoundingClientRect();
              const furthest = document.documentElement.scrollHeight - innerHeight;
              // Somewhere between the page's top and its end the text passes the element.
              const passes = top + scrollY - furthest < box.bottom && bottom + scrollY > box.top;
              if (width > 1 && left < box.right - 0.5 && right > box.left + 0.5 && passes)
                found.push(text.textContent.trim().slice(0, 40));
            }
        }
        return found;
      });
      expect(covered, `${path} at ${width} px`).toEqual([]);
    }
  }
});
