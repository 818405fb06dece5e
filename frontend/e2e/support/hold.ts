import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoAxeViolations } from './axe';
import { inBothWindows } from './both-windows';
import { expectNoSidewaysScroll } from './width';

/** What of a page is looked at. */
export interface Look {
  /** Where axe looks, a selector; for an open dialog, whose edge would count as making the buttons behind it too small. */
  part?: string;
  /** Where each button is to be large enough for a finger, on the phone. */
  fingers?: Locator;
}

/** A screen can be used by everybody, in either window: axe finds nothing, nothing stands out sideways, and on the phone there is room for fingers. */
export function expectToHold(page: Page, { part = 'html', fingers }: Look = {}): Promise<void> {
  return inBothWindows(page, async (window) => {
    await expectNoAxeViolations(page, part);
    await expectNoSidewaysScroll(page);
    if (fingers && window === 'phone') await expectLargeButtons(fingers);
  });
}

/** Every button of a part is large enough for a finger in either window, as those of a patient are. */
export function expectRoomForFingers(part: Locator): Promise<void> {
  return inBothWindows(part.page(), () => expectLargeButtons(part));
}

async function expectLargeButtons(part: Locator): Promise<void> {
  const low = await part.getByRole('button').evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const { width, height } = button.getBoundingClientRect();
      return width > 0 && height < 43.5 ? [`${button.textContent} is ${height} px high`] : [];
    }),
  );
  expect(low, 'buttons that are too low for a finger').toEqual([]);
}
