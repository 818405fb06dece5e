import { expect, type Page } from '@playwright/test';

/** Fails where a word is cut on the narrowest screen, or with text twice as large on a phone. Afterwards the page is as it was. */
export async function expectNothingCut(page: Page): Promise<void> {
  const window = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => cutTexts(page), `cut at 320 px on ${page.url()}`).toEqual([]); // a drawer takes its new width in a moment
  await page.setViewportSize({ width: 360, height: 780 });
  await setTextSize(page, '200%');
  await expect.poll(() => cutTexts(page), `cut with text at 200 % on ${page.url()}`).toEqual([]);
  await setTextSize(page, '');
  if (window) await page.setViewportSize(window);
}

const setTextSize = (page: Page, size: string) =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);

/** The texts of which a part is not to be seen: beyond the screen, or beyond a box around them that cuts what is in it. */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const screen = document.documentElement.clientWidth;
    /** Whether all that is drawn of a text lies in each box around it that cuts; rounding may take a pixel. */
    const isWhole = (node: Node, rect: DOMRect): boolean => {
      if (rect.left < -1 || rect.right > screen + 1) return false;
      for (let box = node.parentElement; box; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const { left, right, top, bottom } = box.getBoundingClientRect();
        if (/hidden|clip/.test(overflowX) && (rect.left < left - 1 || rect.right > right + 1)) return false;
        if (/hidden|clip/.test(overflowY) && (rect.top < top - 1 || rect.bottom > bottom + 1)) return false;
        if (/auto|scroll/.test(overflowX + overflowY)) return true;
      }
      return true;
    };
    /** Not what is there for readers of screens alone, which is made a dot. */
    const isSeen = (element: Element) =>
      getComputedStyle(element).clipPath === 'none' &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('[aria-hidden=true], .skip-link, noscript, [inert]');
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (!node.textContent?.trim() || !node.parentElement || !isSeen(node.parentElement)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      if (![...range.getClientRects()].every((rect) => isWhole(node, rect))) cut.push(node.textContent);
    }
    const inputs = [...document.querySelectorAll<HTMLElement>('textarea')].filter(isSeen);
    for (const input of inputs) if (input.scrollHeight > input.clientHeight + 1) cut.push(input.textContent ?? '');
    return cut;
  });
}
