import { expect, type Locator } from '@playwright/test';

/** Sees a notice and closes it, as somebody does under whose finger it lies: for 8 seconds the next press would have to wait for it. */
export async function closeNotice(notice: Locator): Promise<void> {
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toBeHidden();
}
