import { expectToHold } from './support/hold';
import { firstLoad, sum } from './support/first-load';
import { latestOtp, markLog } from './support/one-time-password';
import { expect, test } from './support/test';

const patient = '9000000101';

test('whoever ticks it stays signed in on this phone, until they log out @phone', async ({ page, browser }, info) => {
  await page.goto('/login');
  const keep = page.getByRole('checkbox', { name: 'Keep me signed in on this phone' });
  await expect(keep).not.toBeChecked();
  await expectToHold(page);
  await keep.check();
  await page.getByLabel(/mobile number/i).fill(patient);
  const mark = markLog();
  await page.getByRole('button', { name: 'Send OTP', exact: true }).click();
  const before = Date.now();
  await page.getByLabel(/one-time password/i).fill(await latestOtp(patient, mark));
  await expect(page).toHaveURL('/user');
  await page.goto('/user/settings');
  await expect(page.getByText('Kept signed in, without use until')).toBeVisible();
  const cookies = await page.context().cookies();
  const days = ((cookies.find(({ name }) => name === 'sid')?.expires ?? 0) * 1000 - before) / 86_400_000;
  expect(days).toBeGreaterThan(89.9);
  expect(days).toBeLessThan(90.1);
  // Weeks are more than a timer of a browser holds: the offer to stay, and the weight of its script, must not come at once.
  const { scripts } = await firstLoad(page, '/user/today');
  expect(sum(scripts), JSON.stringify(scripts)).toBeLessThanOrEqual(130 * 1024);
  await page.goto('/user/settings');
  await expect(page.getByText('This browser', { exact: true })).toBeVisible();
  await page.goto('/user');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  const thief = await browser.newContext({ baseURL: info.project.use.baseURL });
  await thief.addCookies(cookies);
  expect((await thief.request.get('/api/v1/users/me')).status()).toBe(401);
  await thief.close();
});
