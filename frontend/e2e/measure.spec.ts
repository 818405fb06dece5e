import type { CDPSession, Page } from '@playwright/test';
import { expectNothingCut } from './support/cut-text';
import { foreignWords } from './support/foreign-words';
import { expectRoomForFingers, expectToHold } from './support/hold';
import { signInAsUser } from './support/sign-in';
import { expect, test } from './support/test';

/** What a headless browser asks a person for, and others do not. */
const sensors = ['accelerometer', 'gyroscope'];

/** Sets how the phone is held: 0 lies flat, 90 stands upright. */
const hold = (device: CDPSession, beta: number) =>
  device.send('DeviceOrientation.setDeviceOrientationOverride', { alpha: 0, beta, gamma: 0 });

/** Measures an angle in three rounds, by keyboard. */
async function measure(page: Page, device: CDPSession, [setZero, read]: readonly [string, string]): Promise<void> {
  for (const angle of [94, 101, 97])
    for (const [beta, name] of [
      [2, setZero],
      [2 - angle, read],
    ] as const) {
      await hold(device, beta);
      const button = page.getByRole('button', { name, exact: true });
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(button).toBeHidden();
    }
}

/** The page holds on a phone and on a desk. */
async function expectToHoldInBoth(page: Page): Promise<void> {
  for (const width of [360, 1280]) {
    // So high that the bar of tabs, which stays in sight, lies over nothing: half a field counts as too small.
    await page.setViewportSize({ width, height: 3600 });
    await expectToHold(page);
    await expectRoomForFingers(page.getByRole('main'));
  }
  await expectNothingCut(page);
}

test('a patient sees how a bend is measured, measures it with the phone, saves it and takes it back, in both languages @phone', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const device = await page.context().newCDPSession(page);
  await page.context().grantPermissions(sensors);
  await signInAsUser(page, '9000000101');
  await page.goto('/user/progress');
  await page.getByRole('link', { name: 'Measure now' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Measure' })).toBeVisible();
  const bend = page.getByRole('region', { name: 'Knee bend' });

  await bend.getByRole('button', { name: 'How to measure: Knee bend' }).click();
  await expect(bend.getByText('Straighten the leg as far as it goes: this is zero.')).toBeVisible();
  await expect(bend.getByRole('figure', { name: 'Knee bend: how it is measured' })).toBeVisible();
  await expect(bend.getByText('Sample, not signed off by a clinician')).toBeVisible();

  await hold(device, 0);
  await bend.getByRole('button', { name: 'Measure with the phone: Knee bend' }).click();
  await bend.getByRole('button', { name: 'Start' }).click();
  await hold(device, 1);
  await expect(bend.getByText('Round 1 of 3:')).toBeVisible();
  await expectToHoldInBoth(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await measure(page, device, ['Set zero', 'Read the angle']);
  await expect(bend.getByLabel('New value: Knee bend')).toHaveValue('97');
  await expect(bend.getByText('Measured with the phone: 94°, 101°, 97°.')).toBeVisible();
  await expectToHoldInBoth(page);
  await bend.getByRole('button', { name: 'Save' }).click();
  await expect(bend.getByText('97°', { exact: true })).toBeVisible();
  await page.reload();
  await expect(bend.getByText('97°', { exact: true })).toBeVisible();
  await bend.getByRole('button', { name: 'Take back: Knee bend' }).click();
  await expect(bend.getByText('97°', { exact: true })).toBeHidden();

  await page.getByRole('link', { name: 'हिन्दी', exact: true }).click();
  const inHindi = page.getByRole('region', { name: 'घुटने का मोड़' });
  await inHindi.getByRole('button', { name: 'कैसे नापें: घुटने का मोड़' }).click();
  await expect(inHindi.getByRole('figure', { name: 'घुटने का मोड़: कैसे नापा जाता है' })).toBeVisible();
  await inHindi.getByRole('button', { name: 'फोन से नापें: घुटने का मोड़' }).click();
  await inHindi.getByRole('button', { name: 'शुरू करें' }).click();
  await hold(device, 3);
  await expect(inHindi.getByText('3 में से बार 1:')).toBeVisible();
  await expectToHoldInBoth(page);
  expect(await foreignWords(page)).toEqual([]);
  await page.getByRole('link', { name: 'English', exact: true }).click();
  await expect(bend).toBeVisible();
});

test.describe('the sensors', () => {
  test.use({ expectedErrors: [/Permissions policy violation|blocked by permissions policy/] });

  test('are for the page that measures alone; another document loads it first @phone', async ({ page }) => {
    const device = await page.context().newCDPSession(page);
    await page.context().grantPermissions(sensors);
    await signInAsUser(page, '9000000101');
    /** Whether the document reads how the phone is held, within a second. */
    const reads = async () => {
      const read = page.evaluate(async () => {
        const event = new Promise<boolean>((seen) =>
          window.addEventListener('deviceorientation', ({ beta }) => seen(beta !== null), { once: true }),
        );
        return Promise.race([event, new Promise<boolean>((late) => setTimeout(late, 1_000, false))]);
      });
      await hold(device, 20);
      return read;
    };
    await page.goto('/user/plan');
    await expect(page.getByRole('link', { name: 'Measure now' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await reads()).toBe(false);
    // As a change of the route comes there, which keeps the document.
    await page.evaluate(() => {
      history.pushState(null, '', '/user/measure');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    const bend = page.getByRole('region', { name: 'Knee bend' });
    await bend.getByRole('button', { name: 'Measure with the phone: Knee bend' }).click();
    await expect(page).toHaveURL(/\?phone=KNEE_FLEXION$/);
    await expect(bend.getByRole('button', { name: 'Start' })).toBeVisible();
    expect(await reads()).toBe(true);
  });
});
