import { expectToHold } from './support/hold';
import { signInAsAdmin } from './support/sign-in';
import { expect, test } from './support/test';
import { expectNothingStandsOut } from './support/width';

test.beforeEach(({ page }) => signInAsAdmin(page));

test('the dashboard welcomes, and says when it counted', async ({ page }) => {
  await page.goto('/admin');
  const main = page.getByRole('main');
  await expect(main.getByText(/^Welcome to the admin dashboard/)).toBeVisible();
  await expect(main.getByText(/^As of \d{1,2} \w{3} \d{4}, \d{1,2}:\d\d [ap]m IST$/)).toBeVisible();
  await expectToHold(page);
});

test('each number of the dashboard opens its list @desktop', async ({ page }) => {
  await page.goto('/admin');
  const main = page.getByRole('main');
  const lists = [
    [/Pending sessions/, '/admin/pending-sessions'],
    [/Today's sessions/, '/admin/schedule'],
    [/Total Patients/, '/admin/patient-record'],
    [/Incomplete Profiles/, '/admin/patient-record?status=incomplete'],
    [/Active Patients/, '/admin/patient-record?activity=active'],
    [/Inactive Patients/, '/admin/patient-record?activity=inactive'],
    [/^₹/, '/admin/payment'],
  ] as const;
  for (const [name, address] of lists) {
    await main.getByRole('link', { name }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(main.getByText(/^As of/)).toBeVisible();
  }
});

test('while it counts, nothing is larger than its card @desktop', async ({ page }) => {
  const { promise: mayAnswer, resolve: letAnswer } = Promise.withResolvers<undefined>();
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('"operationName":"Dashboard"')) await mayAnswer;
    await route.fallback();
  });
  await page.goto('/admin');
  const main = page.getByRole('main');
  await expect(main.getByText('Counting…')).toBeVisible();
  await expectNothingStandsOut(main.getByRole('listitem').getByRole('link'));
  letAnswer(undefined);
  await expect(main.getByText(/^As of/)).toBeVisible();
});

test('its numbers are those of the lists @desktop', async ({ page }) => {
  await page.goto('/admin');
  const main = page.getByRole('main');
  const paid = await main.getByRole('link', { name: /^₹/ }).innerText();
  for (const label of ['Incomplete Profiles', 'Active Patients', 'Inactive Patients']) {
    const card = main.getByRole('link', { name: new RegExp(String.raw`^\d+ ${label}`) });
    const count = (await card.innerText()).split('\n')[0];
    await card.click();
    await expect(page.getByRole('status').filter({ hasText: `${count} matching patients` })).toBeVisible();
    await page.goBack();
    await expect(main.getByText(/^As of/)).toBeVisible();
  }
  await page.goto('/admin/payment');
  await expect(page.getByText(paid, { exact: true })).toBeVisible();
});

test('the list of the inactive says why it is short, and takes that filter away', async ({ page, isMobile }) => {
  await page.goto('/admin');
  await page.getByRole('link', { name: /Inactive Patients/ }).click();
  const list = page.getByRole('region', { name: 'Patient list' });
  await expect(list.getByText('Inactive: not signed in within the last 30 days')).toBeVisible();
  await expect(list.getByRole('table')).toHaveAttribute('aria-busy', 'false');
  await expectToHold(page);
  const remove = list.getByRole('button', { name: 'Remove the filter Inactive' });
  const box = await remove.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(isMobile ? 44 : 24);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL('/admin/patient-record?activity=inactive&page=2');
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/patient-record');
  await expect(list).toBeFocused();
  await expect(list.getByText(/^\d+ patients, showing 1 to 10$/)).toBeVisible();
});

test('the charting library comes only when the chart is on screen, and its numbers are also a table', async ({
  page,
  isMobile,
}) => {
  const chunk = /\/assets\/PaymentsChart-/;
  let isLoaded = false;
  page.on('request', (request) => {
    if (chunk.test(request.url())) isLoaded = true;
  });
  if (isMobile) await page.setViewportSize({ width: 360, height: 600 });
  await page.goto('/admin');
  const section = page.getByRole('region', { name: 'Payments this month' });
  await expect(section.getByText(/^Paid each day, before refunds\. The most was ₹/)).toBeAttached();
  if (isMobile) expect(isLoaded).toBe(false);
  await section.scrollIntoViewIfNeeded();
  await expect(section.locator('canvas').first()).toBeVisible();
  expect(isLoaded).toBe(true);

  await section.getByText('Show the chart as a table').click();
  await expect(section.getByRole('table').getByRole('row').nth(1)).toContainText(/^1 \w{3} \d{4}₹/);
  await expectToHold(page);
});

test.describe('when the numbers cannot be had', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('it says so below the welcome, and tries again @desktop', async ({ page }) => {
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('"operationName":"Dashboard"')) return route.fallback();
      return route.abort();
    });
    await page.goto('/admin');
    await expect(page.getByRole('alert')).toContainText('Failed to fetch the dashboard');
    await expect(page.getByText(/^Welcome to the admin dashboard/)).toBeVisible();
    await expectToHold(page);
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(/^As of/)).toBeVisible();
  });
});

test('it says how many patients of hospitals wait for an answer, and leads to them @desktop', async ({ page }) => {
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('"operationName":"Dashboard"')) return route.fallback();
    const answer = await route.fetch();
    const { data } = (await answer.json()) as { data: { dashboard: object } };
    return route.fulfill({ json: { data: { dashboard: { ...data.dashboard, waitingReferrals: 1_204 } } } });
  });
  await page.goto('/admin');
  const line = page.getByRole('main').getByText('1,204 referrals wait for an answer. See which');
  await expect(line).toBeVisible();
  await expectToHold(page);
  await line.getByRole('link', { name: 'See which' }).click();
  await expect(page).toHaveURL('/admin/referrals?state=waiting');
  await expect(page.getByText('No referral is like that.')).toBeVisible();
});

test('it tells admins of new access and of alarms', async ({ page }) => {
  const notice = (id: string, kind: string, subject: string | null, by: string | null) => ({
    __typename: 'SecurityNotice',
    id,
    kind,
    at: '2026-11-21T09:00:00.000Z',
    subject,
    by,
  });
  const securityNotices = [
    notice('1', 'CODES_USED_UP', 'numbers on unknown devices', null),
    notice('2', 'ADMIN_ADDED', 'Dr Venkata Subramaniam Krishnamurthy Iyer', 'Anita Verma'),
    notice('3', 'ENDPOINT_ADDED', `https://city.example/${'told'.repeat(30)}`, 'Anita Verma'),
    notice('4', 'API_KEY_ADDED', 'Pharmacy', 'Anita Verma'),
    notice('5', 'UPI_CHANGED', 'asha@bank', null),
  ];
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('"operationName":"SecurityNotices"')
      ? route.fulfill({ json: { data: { securityNotices } } })
      : route.fallback(),
  );
  await page.goto('/admin');
  const region = page.getByRole('region', { name: 'Security notices of the last 7 days' });
  await expect(region.getByText(/can sign in as an admin now/)).toBeVisible();
  await expectToHold(page);
  await region.getByText('Show 2 more').click();
  await expect(region.getByText('Patients pay to the UPI address asha@bank now.')).toBeVisible();
  await expectToHold(page);
  await region.getByRole('link', { name: 'API keys' }).click();
  await expect(page).toHaveURL('/admin/api-keys');
});
