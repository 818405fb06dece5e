import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/** axe without its comments and long names, of which a document would read a megabyte more. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

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
 * What axe finds in a part of the page. The 0.6 MB of axe are brought once to a document, however often it is looked at, and only what is
 * wrong is written down: where each thing stands that is right takes longer than the look.
 */
async function violationsOf(page: Page, part: string): Promise<axe.Result[]> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE);
  }
  const options: axe.RunOptions = { runOnly: WCAG_22_AA, resultTypes: ['violations'] };
  return page.evaluate(async ([context, how]) => (await window.axe.run(context, how)).violations, [
    part,
    options,
  ] as const);
}

/** The tabs that stay at the bottom of a patient's phone cover half of some button, which would count as a target that is too small. */
async function letBarsScroll(page: Page, isLetting: boolean): Promise<void> {
  if (!new URL(page.url()).pathname.startsWith('/user')) return;
  await page.evaluate(
    (position) => {
      for (const bar of document.querySelectorAll('nav')) bar.style.position = position;
    },
    isLetting ? 'static' : '',
  );
}

/**
 * Fails with one line per violation, in the window as it is: the rule, what it asks for, and the elements that break it. It looks from the
 * top, when nothing moves any more.
 */
export async function expectNoAxeViolations(page: Page, part: string): Promise<void> {
  const open = page.locator(part).filter({ visible: true }); // beside it may stand one that was closed
  await expect(open.first(), `${part}, which axe is to look at`).toBeVisible();
  // Further down, the header that stays on top covers half of some button, which counts as a target that is too small.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(() => motions(page), 'things that still move').toBe(0);
  await letBarsScroll(page, true);
  const violations = await violationsOf(page, part);
  await letBarsScroll(page, false);
  const lines = violations.map(({ id, help, nodes }) => {
    return `${id}: ${help} — ${nodes.map((node) => node.target.join(' ')).join(', ')}`;
  });
  expect(lines, `accessibility of ${page.url()} at ${page.viewportSize()?.width} px`).toEqual([]);
}
