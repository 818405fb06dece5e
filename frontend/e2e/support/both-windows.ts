import { test, type CDPSession, type Page } from '@playwright/test';
import { windows, type Window } from './windows';

/** The window that a journey does not go in; none where it goes in both, or in a width of its own. */
function otherWindow(page: Page): Window | undefined {
  const { title } = test.info();
  const isOwn = (window: Window) =>
    title.endsWith(`@${window}`) && page.viewportSize()?.width === windows[window].width;
  if (isOwn('phone')) return 'desktop';
  return isOwn('desktop') ? 'phone' : undefined;
}

/** By which a page is told whether it has fingers: as long as it is open, since the end of one takes what it told back. */
const sessions = new WeakMap<Page, Promise<CDPSession>>();

/**
 * Looks at a page as it is in the window of its journey, and where the journey goes in that one alone, in the other one, too: the same page
 * is laid out anew, as when a phone is put down for a desk, and comes back as it was.
 */
export async function inBothWindows(page: Page, look: (window: Window) => Promise<void>): Promise<void> {
  const other = otherWindow(page);
  const before = page.viewportSize() ?? windows.desktop;
  const own = before.width < 768 ? 'phone' : 'desktop';
  await look(own);
  if (!other) return;
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  const show = async (window: Window, size: { width: number; height: number }) => {
    await (await session).send('Emulation.setTouchEmulationEnabled', { enabled: window === 'phone' });
    await page.setViewportSize(size);
    // A page hears of its new window when it draws, which a busy machine puts off: what it shows by then is still for the old one.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  };
  await show(other, windows[other]);
  await look(other);
  await show(own, before);
}
