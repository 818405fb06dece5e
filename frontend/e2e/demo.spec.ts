import type { Locator, Page } from '@playwright/test';
import { expectToHold } from './support/hold';
import { expect, test } from './support/test';
import { expectNoSidewaysScroll } from './support/width';

const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
const navigation = (page: Page): Locator => page.getByRole('navigation', { name: 'Demo' });
const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name });

/** Every address of the demo and what its heading says. */
const pages = [
  ['/demo', 'Post Surgery Physiotherapy'],
  ['/demo/patients', 'My Patients'],
  ['/demo/patients/1', 'Sunita Mishra'],
  ['/demo/patients/2?tab=comments', 'Imran Ansari'],
  ['/demo/patients/1?tab=progress', 'Sunita Mishra'],
  ['/demo/patients/1?tab=sessions', 'Sunita Mishra'],
  ['/demo/patients/abc', 'Patient not found.'],
  ['/demo/profile', 'Profile'],
  ['/demo/reports', 'Report'],
  ['/demo/change-address', 'Change address'],
  ['/demo/privacy-policy', 'Privacy policy'],
  ['/demo/help', 'Help'],
  ['/demo/change-mobile', 'Change Mobile no'],
  ['/demo/edit-profile', 'Edit profile'],
  ['/demo/refer', 'Patient Referral to Physiotherapy'],
] as const;

test('each page opens from its address, fits, and calls no server but for who is signed in', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/\/(?:graphql|api\/)/.test(request.url())) calls.push(request.postData() ?? request.url());
  });
  for (const [address, name] of pages) {
    calls.length = 0;
    await page.goto(address);
    await expect(heading(page)).toHaveText(name);
    await expect(navigation(page)).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expectNoSidewaysScroll(page);
    for (const call of calls) expect(call).toContain('"operationName":"Me"');
    expect(calls.length).toBeLessThanOrEqual(1);
  }
});

test.describe('what the demo does not have', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('is the 404 page @phone', async ({ page }) => {
    await page.goto('/demo/unknown');
    await expect(heading(page)).toHaveText('Page Not Found');
    await expect(page.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`each page and tab can be used by everybody, ${colorScheme} @phone`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const [address, name] of pages) {
      await page.goto(address);
      await expect(heading(page)).toHaveText(name);
      await expectToHold(page);
    }
    await page.getByRole('button', { name: 'Menu' }).click();
    await expectToHold(page, { part: 'dialog' });
  });
}

test('a patient is opened, reloaded, and left by Back; the focus goes to each heading @phone', async ({ page }) => {
  await page.goto('/demo');
  await navigation(page).getByRole('link', { name: 'My Patients' }).click();
  await expect(heading(page)).toHaveText('My Patients');
  await expect(heading(page)).toBeFocused();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Imran Ansari/ })
    .click();
  await expect(page).toHaveURL('/demo/patients/2');
  await expect(heading(page)).toBeFocused();

  await tab(page, 'Comments').click();
  await expect(page).toHaveURL('/demo/patients/2?tab=comments');
  await page.reload();
  await expect(tab(page, 'Comments')).toHaveAttribute('aria-selected', 'true');
  await tab(page, 'Comments').press('ArrowRight');
  await expect(tab(page, 'Sessions')).toBeFocused();
  await expect(page).toHaveURL('/demo/patients/2?tab=sessions');

  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/demo/patients');
  await page.goForward();
  await expect(tab(page, 'Sessions')).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/demo');
});

test('where the visit begins at a patient, Back goes to the list @phone', async ({ page }) => {
  await page.goto('/demo/patients/1abc');
  await expect(heading(page)).toHaveText('Sunita Mishra');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/demo/patients');
});

test('each tap is answered without loading another page @phone', async ({ page }) => {
  await page.goto('/demo');
  await expect(heading(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/\.(?:js|css)$/.test(request.url())) scripts.push(request.url());
  });
  for (const [name, address] of [
    ['My Patients', '/demo/patients'],
    ['Refer', '/demo/refer'],
    ['Home', '/demo'],
  ] as const) {
    await navigation(page).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(address);
  }
  await page.getByRole('link', { name: /^Profile of/ }).click();
  await expect(heading(page)).toHaveText('Profile');
  expect(scripts).toEqual([]);
});
