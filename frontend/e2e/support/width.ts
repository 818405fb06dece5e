import { expect, type Locator, type Page } from '@playwright/test';
import { inBothWindows } from './both-windows';

/** Fails when the page can be scrolled sideways, in the window as it is. Not by innerWidth, which a phone makes larger when something stands out. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  const width = page.viewportSize()?.width;
  expect(overflow, `pixels that stand out sideways on ${page.url()} at ${width} px`).toBeLessThanOrEqual(0);
}

/** Fails when the page is wider than the screen: a phone widens its own window around what is too wide, so the screen is asked for. */
export async function expectFitsScreen(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - screen.width)).toBeLessThanOrEqual(0);
}

/** Fails when something is larger than the part that it stands in, in either window. */
export function expectNothingStandsOut(parts: Locator): Promise<void> {
  return inBothWindows(parts.page(), async () => {
    await expect(parts.first()).toBeVisible();
    const overflows = await parts.evaluateAll((elements) =>
      elements.map((part) => Math.max(part.scrollWidth - part.clientWidth, part.scrollHeight - part.clientHeight)),
    );
    expect(Math.max(...overflows), 'pixels that stand out').toBeLessThanOrEqual(0);
  });
}
