import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Fails with one line per violation: the rule, what it asks for, and the elements that break it.
 *
 * @param part a selector; for an open dialog, whose edge would count as making the buttons behind it too small
 */
export async function expectNoAxeViolations(page: Page, part = 'html'): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include(part).withTags(WCAG_22_AA).analyze();
  const lines = violations.map(({ id, help, nodes }) => {
    return `${id}: ${help} — ${nodes.map((node) => node.target.join(' ')).join(', ')}`;
  });
  expect(lines, `accessibility of ${page.url()}`).toEqual([]);
}
