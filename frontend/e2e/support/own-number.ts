import type { TestInfo } from '@playwright/test';

/**
 * A mobile number that no other test or try uses.
 *
 * @param last three digits that are the test's own
 */
export function ownNumber({ retry }: TestInfo, last: string): string {
  return `981241${retry}${last}`;
}

/** Ten digits as screens show them. */
export function spaced(phone: string): string {
  return `${phone.slice(0, 5)} ${phone.slice(5)}`;
}
