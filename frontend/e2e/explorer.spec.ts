import { firstLoad, sum } from './support/first-load';
import { expectToHold } from './support/hold';
import { openMenuGroup } from './support/menu';
import { latestOtp, markLog } from './support/one-time-password';
import { signInAsAdmin } from './support/sign-in';
import { expect, test } from './support/test';
import { expectNoSidewaysScroll } from './support/width';

const KiB = 1024;
const admin = '9000000001';

test.describe(() => {
  test.use({ expectedErrors: [/status of 401/] });
  test('an admin asks the GraphQL door by hand, as herself or with a key, and reads what each field means', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', () => localStorage.setItem('refused', 'by the policy'));
    });
    await signInAsAdmin(page);
    await page.goto('/admin/audit');
    await (await openMenuGroup(page, 'System')).getByRole('link', { name: 'Explorer' }).click();
    await expect(page).toHaveURL('/admin/explorer');
    const answer = page.getByRole('region', { name: 'Result Window' });
    const execute = page.getByRole('button', { name: /^Execute query/ });
    // The editors come one after the other.
    await expect(async () => {
      await execute.click();
      await expect(answer).toContainText('"incomplete"', { timeout: 1_000 });
    }).toPass();

    await expectToHold(page);
    const query = await page.getByRole('region', { name: 'Query Editor' }).boundingBox();
    expect(query?.width, 'pixels of the editor').toBeGreaterThan(250);

    // A key is asked with once it is whole, and not with each of its letters.
    const asked: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/graphql')) asked.push(request.headers().authorization);
    });
    await page.getByLabel('API key').pressSequentially('psp_live_nobody');
    expect(asked).toEqual([]);
    await page.keyboard.press('Enter');
    // The explorer asks for the description in a second way where the first one is refused.
    await expect.poll(() => [...new Set(asked)]).toEqual(['Bearer psp_live_nobody']);
    await execute.click();
    await expect(answer).toContainText('UNAUTHENTICATED');
    await page.getByLabel('API key').fill('');
    await page.getByLabel('API key').blur();

    // A session that has ended is signed in again over the page, and the question goes on.
    await page.context().clearCookies();
    await execute.click();
    const over = page.getByRole('dialog', { name: 'Sign in again' });
    await expect(over).toContainText('Your session has ended');
    const mark = markLog();
    await over.getByRole('button', { name: 'Send OTP' }).click();
    await over.getByLabel(/one-time password/i).fill(await latestOtp(admin, mark));
    await expect(over).toBeHidden();
    await expect(answer).toContainText('"incomplete"');

    await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
    await page.getByRole('link', { name: 'Query', exact: true }).click();
    await expect(page.getByText(/last deleted first/)).toBeVisible(); // the description of deletedPatients
    await expectNoSidewaysScroll(page);
    const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].join(' '));
    expect(kept).not.toMatch(/graphiql|refused/);
  });
});

test('the explorer weighs at most 650 KiB, on its page alone @desktop', async ({ page }) => {
  await signInAsAdmin(page);
  const other = await firstLoad(page, '/admin/audit');
  expect(other.scripts.filter(({ path }) => /Explorer|codemirror/i.test(path))).toEqual([]);
  const { scripts, styles } = await firstLoad(page, '/admin/explorer');
  expect(sum(scripts), JSON.stringify(scripts)).toBeLessThanOrEqual(650 * KiB);
  expect(sum(styles)).toBeLessThanOrEqual(40 * KiB);
});
