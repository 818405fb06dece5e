import { expect, type Page } from '@playwright/test';

/** Fails when the page can be scrolled sideways. Not by innerWidth, which a phone makes larger when something stands out. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(overflow, `pixels that stand out sideways on ${page.url()}`).toBeLessThanOrEqual(0);
}
