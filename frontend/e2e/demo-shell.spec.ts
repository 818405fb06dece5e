import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test';

const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
const navigation = (page: Page): Locator => page.getByRole('navigation', { name: 'Demo' });

test.describe('the carousel', () => {
  const slide = (page: Page, number: number): Locator =>
    page.getByRole('listitem', { name: `${number} of 5`, exact: true });

  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.goto('/demo');
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await expect(heading(page)).toBeVisible();
    await page.getByRole('button', { name: /^Slide 1/ }).click();
    await page.mouse.move(0, 0);
    await expect(slide(page, 1)).toBeVisible();
  });

  test('advances every 2000 ms and begins again after the fifth slide @phone', async ({ page }) => {
    await page.clock.runFor(1900);
    await expect(slide(page, 1)).toBeVisible();
    await page.clock.runFor(100);
    await expect(slide(page, 2)).toBeVisible();
    await expect(page.getByRole('listitem', { name: / of 5$/ })).toHaveCount(1);
    for (const number of [3, 4, 5, 1]) {
      await page.clock.runFor(2000);
      await expect(slide(page, number)).toBeVisible();
    }
  });

  test('waits under the pointer, resumes when it leaves, and goes on after a click @desktop', async ({ page }) => {
    const carousel = page.getByRole('region', { name: 'What the platform does' });
    await carousel.hover();
    await page.clock.runFor(20_000);
    await expect(slide(page, 1)).toBeVisible();
    await page.mouse.move(0, 0);
    await page.clock.runFor(2000);
    await expect(slide(page, 2)).toBeVisible();

    await page.getByRole('button', { name: /^Slide 4/ }).click();
    await page.mouse.move(0, 0);
    await expect(slide(page, 4)).toBeVisible();
    await page.clock.runFor(2000);
    await expect(slide(page, 5)).toBeVisible();

    await page.getByRole('button', { name: 'Pause the slides' }).click();
    await page.mouse.move(0, 0);
    await page.clock.runFor(20_000);
    await expect(slide(page, 5)).toBeVisible();
  });
});

test.describe('the side menu', () => {
  const menu = (page: Page): Locator => page.getByRole('dialog', { name: 'Menu' });

  test('locks the page while it is open, keeps the focus, and closes beside it or by Escape', async ({ page }) => {
    await page.goto('/demo');
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    const scroll = async () => {
      await page.mouse.move(340, 400);
      await page.mouse.wheel(0, 300);
      return page.evaluate(async () => {
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        return window.scrollY;
      });
    };
    await button.click();
    await expect(menu(page)).toBeVisible();
    expect(await scroll()).toBe(0);
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab');
      // The browser's own controls are part of the round: then the page has it on its body.
      const isInside = await page.evaluate(
        () => document.activeElement === document.body || Boolean(document.activeElement?.closest('dialog')),
      );
      expect(isInside).toBe(true);
    }
    await page.mouse.click(352, 500);
    await expect(menu(page)).toBeHidden();
    await expect(button).toBeFocused();
    await expect.poll(scroll).toBeGreaterThan(0);

    await button.click();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('leads to the profile by Edit, and nowhere else @phone', async ({ page }) => {
    await page.goto('/demo');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const help = menu(page).getByRole('button', { name: 'Help' });
    await expect(help).toBeInViewport({ ratio: 1 });
    await help.click({ force: true });
    await expect(page).toHaveURL('/demo');
    await menu(page).getByRole('link', { name: 'Edit' }).click();
    await expect(page).toHaveURL('/demo/edit-profile');
    await expect(heading(page)).toBeFocused();
  });
});

test('the tooltip of Refer comes with the keyboard or the pointer, and goes with Escape', async ({
  page,
  isMobile,
}) => {
  await page.goto('/demo/help');
  const refer = navigation(page).getByRole('link', { name: 'Refer' });
  const tooltip = page.getByText('For a doctor referring a patient to physiotherapy');
  await expect(refer).toHaveAccessibleDescription('For a doctor referring a patient to physiotherapy');
  await expect(tooltip).toBeHidden();
  await navigation(page).getByRole('link', { name: 'My Patients' }).focus();
  await page.keyboard.press('Tab');
  await expect(refer).toBeFocused();
  await expect(tooltip).toBeVisible();
  await expect(tooltip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();
  if (isMobile) return;
  await page.mouse.move(0, 0);
  await heading(page).focus();
  await refer.hover();
  await expect(tooltip).toBeVisible();
  await tooltip.hover();
  await expect(tooltip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();
});

test('the navigation at the bottom covers neither the end of the page nor what has the focus', async ({ page }) => {
  await page.goto('/demo');
  await expect(heading(page)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const top = async () => (await navigation(page).boundingBox())?.y ?? 0;
  const bottomOf = async (part: Locator) => {
    const box = await part.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  expect(await bottomOf(page.getByRole('contentinfo'))).toBeLessThanOrEqual((await top()) + 1);
  await page.evaluate(() => window.scrollTo(0, 0));
  const links = page.getByRole('contentinfo').getByRole('link');
  for (const link of await links.all()) {
    await link.focus();
    expect(await bottomOf(link)).toBeLessThanOrEqual(await top());
  }
});

test('the header stays at the top to the end of the page, on a short phone too', async ({ page }) => {
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 360, height: 568 });
  for (const address of ['/demo', '/demo/patients', '/demo/help']) {
    await page.goto(address);
    await expect(heading(page)).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(heading(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('contentinfo')).toContainText('2025');
  }
});
