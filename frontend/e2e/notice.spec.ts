import { signInAsUser } from './support/sign-in';
import { expect, test } from './support/test';

test('a notice on a phone lies over nothing to press, wherever the page is scrolled to @phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await signInAsUser(page);
  await page.goto('/user');
  const save = page.getByRole('button', { name: 'Save Profile' });
  const notice = page.getByRole('status').filter({ hasText: 'Profile updated successfully' });
  for (const block of ['end', 'center'] as const) {
    await save.evaluate((button, place) => button.scrollIntoView({ block: place }), block);
    await save.click();
    await expect(notice).toBeVisible();
    const covered = await notice.locator('> div').evaluate((shown) => {
      const here = shown.getBoundingClientRect();
      const controls = [...document.querySelectorAll('a[href], button, :is(input, textarea):not([readonly])')];
      return controls
        .filter((control) => !shown.contains(control))
        .filter((control) => {
          const box = control.getBoundingClientRect();
          return box.top < here.bottom && box.bottom > here.top && box.left < here.right && box.right > here.left;
        })
        .map((control) => control.textContent);
    });
    expect(covered).toEqual([]);
    await notice.getByRole('button', { name: 'Close' }).click();
    await expect(notice).toBeHidden();
  }
});
