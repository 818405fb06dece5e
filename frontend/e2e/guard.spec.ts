import { expectToHold } from './support/hold';
import { openMenu } from './support/menu';
import { signInAsAdmin, signInAsUser } from './support/sign-in';
import { expect, test } from './support/test';

const consolePaths = [
  '/admin',
  '/admin/patient-record',
  '/admin/pending-sessions',
  '/admin/schedule',
  '/admin/payment',
  '/admin/unknown',
];

test.describe('the guard', () => {
  test('sends a visitor to / @phone', async ({ page }) => {
    for (const path of [...consolePaths, '/user', '/user-profile', '/patient-signup']) {
      await page.goto(path);
      await expect(page, path).toHaveURL('/');
    }
  });

  test('sends a patient from the console to / @phone', async ({ page }) => {
    await signInAsUser(page);
    for (const path of consolePaths) {
      await page.goto(path);
      await expect(page, path).toHaveURL('/');
    }
  });

  test('shows no data to a forged navigation state @desktop', async ({ page }) => {
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    const answers: string[] = [];
    // Read on the way, since the browser forgets the body of an answer once the page has gone elsewhere.
    await page.route('**/graphql', async (route) => {
      const response = await route.fetch();
      answers.push(await response.text());
      await route.fulfill({ response });
    });
    await page.evaluate(() => {
      const user = { userType: 'ADMIN', role: 'admin', fullName: 'Mallory' };
      window.history.replaceState({ usr: { user }, key: 'forged', idx: 0 }, '', '/admin/patient-record');
    });
    await page.reload();
    await expect(page).toHaveURL('/');
    await expect.poll(() => answers.length).toBeGreaterThan(0);
    expect(answers.join()).not.toContain('patientId');
  });
});

test('a tab goes along when another one signs out @desktop', async ({ page, context }) => {
  await page.goto('/');
  await signInAsUser(page);
  await page.goto('/user');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your profile');
  const other = await context.newPage();
  await other.goto('/signIn');
  await expect(other).toHaveURL('/login');
  await expect(page).toHaveURL('/', { timeout: 20_000 });
  await expect(page.getByRole('heading', { name: 'Your profile' })).toBeHidden();
});

test('/signIn logs out and opens the sign-in screen @phone', async ({ page }) => {
  await page.goto('/');
  await signInAsAdmin(page);
  await page.goto('/admin');
  await openMenu(page);
  await page.getByRole('link', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('dialog', { name: 'Sign in or sign up' })).toBeVisible();
  await page.goto('/admin');
  await expect(page).toHaveURL('/');
});

test('the console leads to its pages and back, and unknown addresses say so', async ({ page }) => {
  await page.goto('/');
  await signInAsAdmin(page);
  await page.goto('/admin');
  if (await openMenu(page)) await expectToHold(page);
  await page.getByRole('link', { name: 'Missed Sessions' }).click();
  await expect(page.getByText('Content for Missed Sessions will be added later')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectToHold(page);
  await page.getByRole('link', { name: /Admin \+91 90000 00001/ }).click();
  await expect(page).toHaveURL('/admin/profile');
  await page.goto('/admin/unknown');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Go Home' }).click();
  await expect(page).toHaveURL('/');
});
