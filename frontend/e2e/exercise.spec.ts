import type { Page } from '@playwright/test';
import { foreignWords } from './support/foreign-words';
import { expectRoomForFingers, expectToHold } from './support/hold';
import { signInAsUser } from './support/sign-in';
import { expect, test } from './support/test';

/** A patient of the sample data with a plan of a new knee. */
const phone = '9000000101';

/** Opens the first exercise of the day; the danger signs are answered first. */
async function openExercise(page: Page, path = '/user/today'): Promise<void> {
  await page.goto(path);
  const none = page.getByRole('button', { name: /I have none of these|इनमें से कुछ नहीं/ });
  const first = page.locator('li a[href^="/user/today/"]').first();
  await expect(none.or(first).first()).toBeVisible();
  if (await none.isVisible()) await none.click();
  await first.click();
  await expect(page.getByRole('heading', { level: 2 }).last()).toBeVisible();
}

/** The paths of the figure that are drawn anew at each frame. */
const drawn = async (page: Page) =>
  page.locator('svg[role=img] path').evaluateAll((paths) => paths.map((path) => path.getAttribute('d')).join(' '));

test('a figure moves, and stands still in pictures where motion is unwanted @phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await signInAsUser(page, phone);
  await openExercise(page);
  const before = await drawn(page);
  await expect.poll(async () => (await drawn(page)) !== before).toBe(true);
  await expectToHold(page);
  await expectRoomForFingers(page.getByRole('main'));

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.getByRole('figure').locator('svg')).not.toHaveCount(0);
  await expect(page.locator('svg[role=img]')).toHaveCount(0);
  await expectToHold(page);
});

test('a counter counts in, repetitions and holds, pauses and stops, and the figure follows @phone', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await signInAsUser(page, phone);
  await openExercise(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
  await page.getByRole('button', { name: 'Count with me' }).click();
  await page.clock.runFor(500);
  await expect(page.getByText(/^Get ready: set 1 of/)).toBeVisible();
  await page.clock.runFor(3_500);
  await expect(page.getByText(/^(?:Set|Hold: set) 1 of/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Pause' }).click();
  // The frame of the moment in which it was paused.
  await page.clock.runFor(100);
  const still = await drawn(page);
  await page.clock.runFor(5_000);
  expect(await drawn(page)).toBe(still);
  await page.getByRole('button', { name: 'Go on counting' }).click();
  await page.clock.runFor(1_000);
  expect(await drawn(page)).not.toBe(still);
  await page.getByRole('button', { name: 'Stop counting' }).click();
  await expect(page.getByRole('button', { name: 'Count with me' })).toBeVisible();
});

test('has no Latin word of ours in Hindi @phone', async ({ page }) => {
  await signInAsUser(page, phone);
  await openExercise(page);
  await page.getByRole('link', { name: 'हिन्दी', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'कैसे करें' })).toBeVisible();
  expect(await foreignWords(page)).toEqual([]);
  await expectToHold(page);
  // The account is shared with other journeys.
  await page.getByRole('link', { name: 'English', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'How to do it' })).toBeVisible();
});
