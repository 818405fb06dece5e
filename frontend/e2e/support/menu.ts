import { expect, type Locator, type Page } from '@playwright/test';

/** Opens the menu where the screen is so narrow that there is one, and tells whether it is. */
export async function openMenu(page: Page): Promise<boolean> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const menu = page.getByRole('button', { name: 'Menu' });
  const isNarrow = await menu.isVisible();
  if (isNarrow) await menu.click();
  return isNarrow;
}

/** Opens the console's menu, unfolds a group of it, and returns the list of its links. */
export async function openMenuGroup(page: Page, name: string): Promise<Locator> {
  await openMenu(page);
  const group = page.getByRole('button', { name, exact: true });
  if ((await group.getAttribute('aria-expanded')) === 'false') await group.click();
  return page.getByRole('list', { name, exact: true });
}
