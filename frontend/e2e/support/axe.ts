import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** How many things are still on their way: a dialog that fades in has colours that nobody is meant to read. */
async function motions(page: Page): Promise<number> {
  return page.evaluate(() => {
    const ending = document.getAnimations().filter((animation) => {
      return animation.playState === 'running' && animation.effect?.getComputedTiming().endTime !== Infinity;
    });
    // Ant Design marks what is about to move before its animation begins.
    const marked = [...document.querySelectorAll('[class*="ant-"]')].filter((element) => {
      return /(?:^|\s)ant-[\w-]+-(?:appear|enter|leave)(?:\s|-|$)/.test(element.getAttribute('class') ?? '');
    });
    return ending.length + marked.length;
  });
}

/**
 * What axe finds in a part of the page. Half a megabyte of axe is brought once to a document, however often it is looked at, and only what is
 * wrong is written down: where each thing stands that is right takes longer than the look.
 */
async function violationsOf(page: Page, part: string): Promise<axe.Result[]> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  }
  const options: axe.RunOptions = { runOnly: WCAG_22_AA, resultTypes: ['violations'] };
  return page.evaluate(async ([context, how]) => (await window.axe.run(context, how)).violations, [
    part,
    options,
  ] as const);
}

/** A journey of one window says nothing of how a screen looks, unless it sets a width of its own. */
function requireBothWindows(page: Page): void {
  const { title, project } = test.info();
  const isOwnWidth = page.viewportSize()?.width !== project.use.viewport?.width;
  if (/@(?:phone|desktop)$/.test(title) && !isOwnWidth)
    throw new Error('What axe looks at is looked at in both windows: the title must not end with one of them.');
}

/**
 * Fails with one line per violation: the rule, what it asks for, and the elements that break it. It looks from the top, when nothing moves any more.
 *
 * @param part a selector; for an open dialog, whose edge would count as making the buttons behind it too small
 */
export async function expectNoAxeViolations(page: Page, part = 'html'): Promise<void> {
  requireBothWindows(page);
  const open = page.locator(part).filter({ visible: true }); // beside it may stand one that was closed
  await expect(open.first(), `${part}, which axe is to look at`).toBeVisible();
  // Further down, the header that stays on top covers half of some button, which counts as a target that is too small.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(() => motions(page), 'things that still move').toBe(0);
  const violations = await violationsOf(page, part);
  const lines = violations.map(({ id, help, nodes }) => {
    return `${id}: ${help} — ${nodes.map((node) => node.target.join(' ')).join(', ')}`;
  });
  expect(lines, `accessibility of ${page.url()}`).toEqual([]);
}
