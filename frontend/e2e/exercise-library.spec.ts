import { expectToHold } from './support/hold';
import { signInAsAdmin, signInAsDoctor } from './support/sign-in';
import { expect, test } from './support/test';

const statement = 'Read step by step, and taught so for years.';

test('an admin finds an exercise of the library, and sees how it moves @desktop', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/admin/exercises?region=KNEE');
  const cards = page.getByRole('list', { name: 'Exercises' });
  await expect(cards.getByRole('listitem').first()).toBeVisible();
  await expect(cards.getByText('Sample, not signed off by a clinician').first()).toBeVisible();
  await expectToHold(page, { fingers: page.getByRole('main') });
  await page.getByLabel('Name', { exact: true }).fill('सरकाना');
  await expect(page).toHaveURL(/search=/);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await cards.getByRole('link', { name: 'Heel slides' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Heel slides' })).toBeVisible();
  // The figure moves: a path of it changes from one frame to another.
  const moving = page.getByRole('img', { name: 'Heel slides' }).locator('path');
  await expect(moving.first()).toBeAttached();
  const drawn = () => moving.evaluateAll((paths) => paths.map((path) => path.getAttribute('d')).join(' '));
  const first = await drawn();
  await expect.poll(drawn).not.toBe(first);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Heel slides' });
  const figure = dialog.getByLabel('Figure, as JSON');
  await figure.fill((await figure.inputValue()).replace('"root":[-2,7.6]', '"root":[-2,-7.6]'));
  await dialog.getByRole('button', { name: 'Save the revision' }).click();
  await expect(dialog.getByText(/below the ground|cannot reach/).first()).toBeVisible();
});

test('a physiotherapist stands for a revision by name @desktop', async ({ page }) => {
  await signInAsDoctor(page, '9000000011');
  await page.goto('/physio/exercises/ankleCircles');
  await page.getByRole('button', { name: 'I stand for this revision' }).click();
  const dialog = page.getByRole('dialog', { name: 'I stand for this revision' });
  await dialog.getByLabel('Statement').fill(statement);
  await dialog.getByRole('button', { name: 'Sign off' }).click();
  await expect(page.getByText(/Signed off by /)).toBeVisible();
  await expectToHold(page, { fingers: page.getByRole('main') });
  await page.goto('/physio/exercises?reviewed=yes');
  await expect(
    page.getByRole('list', { name: 'Exercises' }).getByRole('link', { name: 'Ankle circles' }),
  ).toBeVisible();
});
