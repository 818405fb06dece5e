import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './axe';

/** What stands further right than the screen: by how much the page scrolls sideways, and which texts and controls are cut off. */
export async function sideways(page: Page) {
  return page.evaluate(() => {
    // Not innerWidth, which a phone makes larger when something stands out.
    const width = document.documentElement.clientWidth;
    const parts = [...document.querySelectorAll('a, button, input, textarea, h1, h2, h3, p, dd, li')];
    const cut = parts.filter((part) => part.getBoundingClientRect().right > width + 1);
    return {
      scrolls: Math.max(0, document.documentElement.scrollWidth - width),
      cut: cut.map((part) => part.textContent || part.tagName),
    };
  });
}

/** What stands further right than the screen where all is well. */
export const nothing = { scrolls: 0, cut: [] };

/** Looks for violations of accessibility in light and in dark. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoAxeViolations(page, 'html');
  }
}
