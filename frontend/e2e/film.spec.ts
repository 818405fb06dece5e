import type { Page } from '@playwright/test';
import { expectToHold } from './support/hold';
import { signInAsAdmin, signInAsUser } from './support/sign-in';
import { expect, test } from './support/test';

/** A patient of the sample data with a plan of a new knee. */
const phone = '9000000101';

/** Makes a film in the browser, as a camera would: WebM of a moving square, on its long side. */
async function recordFilm(page: Page, seconds: number): Promise<Buffer> {
  const base64 = await page.evaluate(async (length) => {
    const canvas = document.createElement('canvas');
    canvas.width = 640;
    canvas.height = 360;
    const context = canvas.getContext('2d', { alpha: false });
    const draw = (at: number) => {
      if (!context) return;
      context.fillStyle = '#0b6b6b';
      context.fillRect(0, 0, 640, 360);
      context.fillStyle = '#ffffff';
      context.fillRect((at / 10) % 600, 160, 40, 40);
    };
    const recorder = new MediaRecorder(canvas.captureStream(15), { mimeType: 'video/webm;codecs=vp8' });
    const pieces: Blob[] = [];
    recorder.addEventListener('dataavailable', ({ data }) => pieces.push(data));
    const stopped = new Promise((resolve) => {
      recorder.addEventListener('stop', resolve, { once: true });
    });
    recorder.start();
    const began = performance.now();
    await new Promise<void>((resolve) => {
      const frame = (now: number) => {
        draw(now - began);
        if (now - began < length * 1_000) requestAnimationFrame(frame);
        else resolve();
      };
      requestAnimationFrame(frame);
    });
    recorder.stop();
    await stopped;
    const bytes = new Uint8Array(await new Blob(pieces).arrayBuffer());
    let text = '';
    for (const byte of bytes) text += String.fromCodePoint(byte);
    return btoa(text);
  }, seconds);
  return Buffer.from(base64, 'base64');
}

/** Whether the browser has loaded a film and knows its length. */
const lengthOf = (page: Page) =>
  page.locator('video').evaluate((video) => (video instanceof HTMLVideoElement ? video.duration : Number.NaN));

/** Opens an exercise of the day; the danger signs are answered first. */
async function openExercise(page: Page, key: string): Promise<void> {
  await page.goto(`/user/today/${key}`);
  const none = page.getByRole('button', { name: /I have none of these/ });
  const heading = page.getByRole('heading', { name: 'How to do it' });
  await expect(none.or(heading).first()).toBeVisible();
  if (await none.isVisible()) {
    await none.click();
    await page.goto(`/user/today/${key}`);
  }
  await expect(heading).toBeVisible();
}

test('a film that an admin prepares and uploads takes the figure’s place, and the figure stands there offline @desktop', async ({
  page,
  browser,
}) => {
  test.slow();
  await signInAsUser(page, phone);
  await page.goto('/user/today');
  const none = page.getByRole('button', { name: /I have none of these/ });
  const first = page.locator('li a[href^="/user/today/"]').first();
  await expect(none.or(first).first()).toBeVisible();
  if (await none.isVisible()) await none.click();
  const key = (await first.getAttribute('href'))?.split('/').at(-1) ?? '';

  const office = await browser.newPage();
  await signInAsAdmin(office);
  await office.goto(`/admin/exercises/${key}`);
  await expect(office.getByText('No film. Patients see the figure.')).toBeVisible();
  await expectToHold(office, { fingers: office.getByRole('main') });
  const recorded = await recordFilm(office, 3);
  await office.getByRole('button', { name: 'Upload a film' }).click();
  const dialog = office.getByRole('dialog', { name: 'Upload a film' });
  await dialog.getByLabel('Chosen film').setInputFiles({ name: 'knee.webm', mimeType: 'video/webm', buffer: recorded });
  await expect(dialog.getByText(/^Prepared: /)).toBeVisible({ timeout: 60_000 });
  await expect(dialog.getByRole('img', { name: 'Still of the film' })).toBeVisible();
  await expectToHold(office);
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(dialog).toBeHidden({ timeout: 30_000 });
  await expect(office.getByText(/^[34] s, 640 × 360/)).toBeVisible();
  await expect.poll(() => lengthOf(office)).toBeGreaterThan(2.5);
  await expectToHold(office, { fingers: office.getByRole('main') });

  await openExercise(page, key);
  const film = page.locator('video');
  await expect(film).toHaveAttribute('poster', /\/poster\?v=/);
  await expect.poll(() => lengthOf(page)).toBeGreaterThan(2.5);
  await expect(film).toHaveJSProperty('paused', true);
  await expectToHold(page);
  await page.context().setOffline(true);
  await expect(film).toHaveCount(0);
  await expect(page.locator('svg[role=img], figure svg').first()).toBeVisible();
  await page.context().setOffline(false);
  await expect(film).toBeVisible();

  await office.getByRole('button', { name: 'Remove', exact: true }).click();
  await office.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(office.getByText('No film. Patients see the figure.')).toBeVisible();
  // The page of the patient knows the film that is gone, until it is loaded anew.
  await page.reload();
  await expect(page.locator('svg[role=img], figure svg').first()).toBeVisible();
  await expect(film).toHaveCount(0);
  await office.close();
});

test.use({ expectedErrors: [/status of 415/] });

test('a file that the server does not take is refused with what to do @desktop', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/admin/exercises/ankleCircles');
  await page.getByRole('button', { name: 'Upload a film' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload a film' });
  const text = Buffer.from('This is no film.');
  await dialog.getByLabel('Chosen film').setInputFiles({ name: 'knee.mp4', mimeType: 'video/mp4', buffer: text });
  await expect(dialog.getByText(/This is no film that can be read/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(dialog.getByText(/A film is an MP4 or WebM file/).first()).toBeVisible();
  await expect(dialog).toBeVisible();
});
