import type { Page } from '@playwright/test';
import { inBothWindows } from './support/both-windows';
import { expectToHold } from './support/hold';
import { expect, test } from './support/test';

const pages = ['/', '/services'] as const;
const carousel = (page: Page) => page.getByRole('region', { name: 'What to expect' });
const dot = (page: Page, number: number) => carousel(page).getByRole('button', { name: `Slide ${number} of 3` });
const expectSlide = async (page: Page, number: number) => {
  await expect(dot(page, number)).toHaveAttribute('aria-current', 'true');
  await expect(carousel(page).getByRole('figure', { name: `${number} of 3` })).toBeVisible();
  await expect(carousel(page).getByRole('figure')).toHaveCount(1);
};
/** Opens / at the first slide with its clock in hand: time stands still until a test lets it pass. */
async function openHome(page: Page) {
  await page.clock.install();
  await page.goto('/');
  await page.clock.pauseAt(Date.now() + 60_000);
  await dot(page, 1).click();
  await expectSlide(page, 1);
}

test.describe('the carousel of the home page', () => {
  test('advances every 2 seconds and loops @phone', async ({ page }) => {
    await openHome(page);
    await page.clock.runFor(1900);
    await expectSlide(page, 1);
    await page.clock.runFor(200);
    await expectSlide(page, 2);
    await page.clock.runFor(2000);
    await expectSlide(page, 3);
    await page.clock.runFor(2000);
    await expectSlide(page, 1);
  });

  test('moves nothing else when the slide changes', async ({ page }) => {
    await openHome(page);
    const box = await carousel(page).boundingBox();
    for (const number of [2, 3]) {
      await dot(page, number).click();
      await expectSlide(page, number);
      expect(await carousel(page).boundingBox()).toEqual(box);
    }
  });

  test('stands still after Pause, and goes on after Play @phone', async ({ page }) => {
    await openHome(page);
    await carousel(page).getByRole('button', { name: 'Pause' }).click();
    await page.clock.runFor(10_000);
    await expectSlide(page, 1);
    await carousel(page).getByRole('button', { name: 'Play' }).click();
    await page.clock.runFor(2100);
    await expectSlide(page, 2);
  });

  test('waits while the keyboard is in it, and obeys it @desktop', async ({ page }) => {
    await openHome(page);
    await page.getByRole('main').getByRole('link', { name: 'Book an Appointment' }).focus();
    await page.keyboard.press('Tab');
    await expect(dot(page, 1)).toBeFocused();
    await page.clock.runFor(10_000);
    await expectSlide(page, 1);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expectSlide(page, 2);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(carousel(page).getByRole('button', { name: 'Pause' })).toBeFocused();
    await page.clock.runFor(10_000);
    await expectSlide(page, 2);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'See all services' })).toBeFocused();
    await page.clock.runFor(2100);
    await expectSlide(page, 3);
  });

  test('does not move for those who ask for reduced motion, and its dots work @phone', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHome(page);
    await expect(carousel(page).getByRole('button', { name: 'Play' })).toBeVisible();
    await page.clock.runFor(10_000);
    await expectSlide(page, 1);
    await dot(page, 3).click();
    await expectSlide(page, 3);
  });

  test('waits under the login drawer @phone', async ({ page }) => {
    await openHome(page);
    await page.getByRole('link', { name: 'Sign in or sign up' }).click();
    await expect(page).toHaveURL('/login');
    await page.clock.runFor(10_000);
    await expect(
      page.getByRole('figure', { name: '1 of 3', includeHidden: true }).getByText('One step at a time'),
    ).toBeVisible();
  });
});

test('the business data stands once in / and is whole @phone', async ({ page }) => {
  await page.goto('/');
  const scripts = page.locator('script[type="application/ld+json"]');
  await expect(scripts).toHaveCount(1);
  const data: unknown = JSON.parse((await scripts.textContent()) ?? '');
  const origin = new URL(page.url()).origin;
  expect(data).toMatchObject({ '@type': ['MedicalBusiness', 'Physiotherapy'], priceRange: '$$', url: `${origin}/` });
});

for (const path of pages) {
  test.describe(path, () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`is accessible in the ${colorScheme}, and no wider than the window @phone`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' }); // a slide that fades is not to be read
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectToHold(page);
      });
    }

    test('shows every picture', async ({ page }) => {
      await page.goto(path);
      for (const image of await page.getByRole('main').locator('img').all()) {
        await image.evaluate((element: HTMLImageElement) => {
          element.loading = 'eager';
          return element.decode();
        });
      }
    });

    test('can be read with text at 200 % @phone', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      await inBothWindows(page, async () => {
        const cut = await page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>('main *')]
            .filter((element) => element.checkVisibility() && element.scrollWidth > element.clientWidth + 1)
            .filter((element) => element.clientWidth > 0)
            .map((element) => `${element.tagName} ${element.textContent.slice(0, 40)}`),
        );
        expect(cut).toEqual([]);
      });
      await expectToHold(page);
    });
  });
}

test('the keyboard leads from / to the services and to an appointment @desktop', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'See all services' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: 'Book an Appointment' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/appointment');
});

test('the pictures follow the colour scheme @phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const picture = carousel(page).locator('img').first();
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  await picture.scrollIntoViewIfNeeded();
  const box = await picture.boundingBox();
  // Away from the round corners, behind which the card shows.
  const clip = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20, width: 100, height: 100 };
  const light = await page.screenshot({ clip });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(15, 31, 31)');
  await expect.poll(async () => light.equals(await page.screenshot({ clip }))).toBe(false);
});
