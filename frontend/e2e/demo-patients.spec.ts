import { expectToHold } from './support/hold';
import { expect, test } from './support/test';

test('the charting library comes only when the chart is on screen, and takes no other room', async ({ page }) => {
  let isLoaded = false;
  page.on('request', (request) => {
    if (/\/assets\/ProgressChart-/.test(request.url())) isLoaded = true;
  });
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 360, height: 420 });
  await page.goto('/demo/reports');
  await expect(page.getByText(/^Recovery score, from 0 to 100: 38 in W1, 78 in W7/)).toBeAttached();
  await page.waitForLoadState('networkidle');
  expect(isLoaded).toBe(false);

  const section = page.getByRole('region', { name: 'Weekly Progress' });
  const height = async () => (await section.boundingBox())?.height;
  const before = await height();
  await section.scrollIntoViewIfNeeded();
  await section.getByText('Show the chart as a table').scrollIntoViewIfNeeded();
  await expect(section.locator('canvas').first()).toBeVisible();
  expect(isLoaded).toBe(true);
  expect(await height()).toBe(before);

  await section.getByText('Show the chart as a table').click();
  await expect(section.getByRole('row')).toHaveText([/Week/, /^W1 ?38$/, /42/, /45/, /57/, /63/, /71/, /^W7 ?78$/]);
  await expectToHold(page);
});

test('the other tabs do not load the charting library, and a patient without data does not either @phone', async ({
  page,
}) => {
  const charts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('ProgressChart')) charts.push(request.url());
  });
  await page.goto('/demo/patients/3?tab=progress');
  await expect(page.getByText('No data available for chart.')).toBeVisible();
  await page.getByRole('tab', { name: 'Comments' }).click();
  await expect(page.getByText('No comments available.')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(charts).toEqual([]);
});

test.describe('without the charting library', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('the same numbers are there as a table @phone', async ({ page }) => {
    await page.route(/\/assets\/ProgressChart-/, (route) => route.abort());
    await page.goto('/demo/patients/1?tab=progress');
    await page.getByText('Show the chart as a table').scrollIntoViewIfNeeded();
    await expect(page.getByText('The chart could not be loaded. The table below has the same numbers.')).toBeVisible();
  });
});

test('the films of the sessions have captions and play, and load nothing before @phone', async ({ page }) => {
  const films: string[] = [];
  page.on('request', (request) => {
    if (/\.(?:mp4|vtt)$/.test(request.url())) films.push(request.url());
  });
  await page.goto('/demo/patients/1?tab=sessions');
  await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: /^Session \d$/ })).toHaveText([
    'Session 1',
    'Session 2',
  ]);
  const players = page.getByRole('tabpanel').locator('video');
  await expect(players).toHaveCount(2);
  await page.waitForLoadState('networkidle');
  expect(films).toEqual([]);
  for (const player of await players.all()) {
    const film = await player.evaluate(async (video: HTMLVideoElement) => {
      video.muted = true;
      await video.play();
      const track = video.textTracks[0];
      const element = video.querySelector('track');
      if (element?.readyState !== 2) await new Promise((resolve) => element?.addEventListener('load', resolve));
      const { readyState, duration } = video;
      return { readyState, duration, kind: track?.kind, mode: track?.mode, cues: track?.cues?.length };
    });
    expect(film.readyState).toBeGreaterThanOrEqual(2);
    expect(film).toMatchObject({ duration: 8, kind: 'captions', mode: 'showing', cues: 5 });
  }
});

test('the report is that of the patient opened last, after a reload too @phone', async ({ page }) => {
  await page.goto('/demo/patients/2');
  await page.getByRole('link', { name: 'Open the report' }).click();
  await expect(page.getByText('Report not found.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Report not found.')).toBeVisible();
  await page.getByRole('link', { name: 'All patients' }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Sunita Mishra/ })
    .click();
  await page.getByRole('link', { name: 'Open the report' }).click();
  await expect(page.getByRole('heading', { name: 'Session No 2' })).toBeVisible();
});

test('Logout clears the user of the demo and calls nothing', async ({ page }) => {
  await page.goto('/demo/profile');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/\/(?:graphql|api\/)/.test(request.url())) calls.push(request.url());
  });
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual([]);
  await page.goto('/demo/profile');
  await expect(page.getByText('You have been logged out.')).toBeVisible();
  await expectToHold(page);
  await page.getByRole('button', { name: 'Start the demo again' }).click();
  await expect(page.getByRole('heading', { name: 'Kavita Nigam' })).toBeVisible();
});
