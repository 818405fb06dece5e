import { foreignWords } from './support/foreign-words';
import { expectRoomForFingers, expectToHold } from './support/hold';
import { signInAsAdmin, signInAsDoctor, signInAsUser } from './support/sign-in';
import { expect, test } from './support/test';

test.use({ serviceWorkers: 'allow', expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

/** A patient of the sample data with a plan of a new knee. */
const phone = '9000000101';

test('a patient reads a lesson that the day offers, in both languages and without a connection @phone', async ({
  page,
  context,
}) => {
  await signInAsUser(page, phone);
  await page.goto('/user/today');
  await page.getByRole('region', { name: 'To read' }).getByRole('link').click();
  await expect(page).toHaveURL(/\/user\/lessons\/[\w-]+$/);
  const lesson = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(lesson.getByText('Sample, not signed off by a clinician')).toBeVisible();
  await expect(lesson.getByText(/told you comes first/)).toBeVisible();
  await expectToHold(page);

  await page.getByRole('link', { name: 'हिन्दी', exact: true }).click();
  await expect(page.getByRole('link', { name: 'सारी जानकारी' })).toBeVisible();
  expect(await foreignWords(page)).toEqual([]);
  await expectToHold(page);
  // The account is shared with other journeys.
  await page.getByRole('link', { name: 'English', exact: true }).click();
  await page.getByRole('link', { name: 'All lessons' }).click();

  const list = page.getByRole('region', { name: 'To read' });
  await expect(list.getByText(/✓ Read$/).first()).toBeVisible();
  await expectToHold(page);
  await expectRoomForFingers(page.getByRole('main'));

  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  await page.reload();
  await expect(list.getByRole('link', { name: /^Pain/ })).toBeVisible();
  await context.setOffline(true);
  await page.goto('/user/lessons/pain');
  await expect(page.getByRole('heading', { name: 'While you exercise' })).toBeVisible();
  await context.setOffline(false);
});

test('a physiotherapist edits a lesson with a preview, and stands for it by name @desktop', async ({ page }) => {
  await signInAsDoctor(page, '9000000011');
  await page.goto('/physio/lessons');
  const cards = page.getByRole('list', { name: 'Lessons' });
  await expect(cards.getByText('Sample, not signed off by a clinician').first()).toBeVisible();
  await expectToHold(page, { fingers: page.getByRole('main') });
  await cards.getByRole('link', { name: 'Stairs at home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Stairs at home' })).toBeVisible();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Stairs at home' });
  const text = dialog.getByLabel('Text in English');
  await text.fill(`${await text.inputValue()}\n\n## Our clinic\n\n- Practise with us first.`);
  await expect(
    dialog.getByRole('region', { name: 'Preview in English' }).getByRole('heading', { name: 'Our clinic' }),
  ).toBeVisible();
  await expectToHold(page, { part: '[role=dialog]' });
  await dialog.getByRole('button', { name: 'Save the revision' }).click();
  await expect(page.getByRole('region', { name: 'Revision 2' })).toBeVisible();
  await page.getByRole('button', { name: 'I stand for this revision' }).click();
  const review = page.getByRole('dialog', { name: 'I stand for this revision' });
  await review.getByLabel('Statement').fill('Read sentence by sentence, and said so for years.');
  await review.getByRole('button', { name: 'Sign off' }).click();
  await expect(page.getByText(/Signed off by /)).toBeVisible();
  await expectToHold(page, { fingers: page.getByRole('main') });
});

test('an admin retires a lesson and shows it again @desktop', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/admin/lessons/temple-stairs');
  await page.getByRole('button', { name: 'Retire' }).click();
  await expect(page.getByText('Retired: no patient sees it')).toBeVisible();
  await page.getByRole('button', { name: 'Show again' }).click();
  await expect(page.getByRole('button', { name: 'Retire' })).toBeVisible();
});
