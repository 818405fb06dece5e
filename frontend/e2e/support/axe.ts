import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

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
 * Fails with one line per violation: the rule, what it asks for, and the elements that break it. It looks from the top, when nothing moves any more.
 *
 * @param part a selector; for an open dialog, whose edge would count as making the buttons behind it too small
 */
export async function expectNoAxeViolations(page: Page, part = 'html'): Promise<void> {
  // Further down, the header that stays on top covers half of some button, which counts as a target that is too small.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(() => motions(page), 'things that still move').toBe(0);
  // Its other mode opens a page of its own for each look, which only frames of other origins need: no page has one.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations } = await axe.include(part).withTags(WCAG_22_AA).analyze();
  const lines = violations.map(({ id, help, nodes }) => {
    return `${id}: ${help} — ${nodes.map((node) => node.target.join(' ')).join(', ')}`;
  });
  expect(lines, `accessibility of ${page.url()}`).toEqual([]);
}
