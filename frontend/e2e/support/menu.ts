import { expect, type Page } from '@playwright/test';

/** Opens the menu where the screen is so narrow that there is one, and tells whether it is. */
export async function openMenu(page: Page): Promise<boolean> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const menu = page.getByRole('button', { name: 'Menu' });
  const isNarrow = await menu.isVisible();
  if (isNarrow) await menu.click();
  return isNarrow;
}
