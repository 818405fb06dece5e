import type { Page } from '@playwright/test';

/** Adds up by how much the page shifts. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = entry as PerformanceEntry & { value: number };
        document.documentElement.dataset.shift = String(Number(document.documentElement.dataset.shift ?? 0) + value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
}
