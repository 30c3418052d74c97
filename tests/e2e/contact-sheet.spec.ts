import { contact } from '#client/content/contact-page.ts';
import { contactForm } from './contact-form.ts';
import { expect, test } from './support.ts';

test('Contact shows hero, steps, and the form beside Get In Touch', async ({ page }) => {
  await page.goto('/contact');
  const { process, getInTouch } = contact;
  const sectionOf = (name: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) });
  const parts = {
    hero: page.locator('section').filter({ has: page.getByRole('heading', { level: 1 }) }),
    steps: sectionOf(process.title),
    form: page.locator('#form'),
    getInTouch: sectionOf(getInTouch.title),
  };
  for (const width of [320, 390, 768, 1024, 1280, 1536]) {
    await page.setViewportSize({ width, height: 844 });
    const boxOf = async (part: keyof typeof parts) => {
      const box = await parts[part].boundingBox();
      if (!box) throw new Error(`no ${part} at ${width} px`);
      return { ...box, right: box.x + box.width, bottom: box.y + box.height };
    };
    const hero = await boxOf('hero');
    const steps = await boxOf('steps');
    const form = await boxOf('form');
    const beside = await boxOf('getInTouch');
    expect(steps.y, `steps at ${width} px`).toBeGreaterThanOrEqual(hero.bottom - 1);
    expect(form.y, `form at ${width} px`).toBeGreaterThanOrEqual(steps.bottom);
    if (width < 1024) continue;
    expect(beside.x, `Get In Touch at ${width} px`).toBeGreaterThanOrEqual(form.right);
    expect(beside.y, `Get In Touch at ${width} px`).toBeGreaterThanOrEqual(steps.bottom);
    expect(beside.y, `Get In Touch at ${width} px`).toBeLessThan(form.bottom);
  }
});

test('The first field of the form begins at most 820 px down a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact');
  const field = await contactForm(page).field('name').boundingBox();
  expect(field?.y).toBeLessThanOrEqual(820);
});
