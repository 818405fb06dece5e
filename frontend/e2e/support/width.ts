import { expect, type Locator, type Page } from '@playwright/test';

/** Fails when the page can be scrolled sideways. Not by innerWidth, which a phone makes larger when something stands out. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(overflow, `pixels that stand out sideways on ${page.url()}`).toBeLessThanOrEqual(0);
}

/** Fails when something is larger than the part that it stands in. */
export async function expectNothingStandsOut(parts: Locator): Promise<void> {
  await expect(parts.first()).toBeVisible();
  const overflows = await parts.evaluateAll((elements) =>
    elements.map((part) => Math.max(part.scrollWidth - part.clientWidth, part.scrollHeight - part.clientHeight)),
  );
  expect(Math.max(...overflows), 'pixels that stand out').toBeLessThanOrEqual(0);
}
