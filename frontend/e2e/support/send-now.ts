import type { Page } from '@playwright/test';

/** Ends the outage that `page.route` has made of GraphQL by pressing 'Send now': a try that the page makes by itself meanwhile waits for it. */
export async function sendNow(page: Page): Promise<void> {
  const { promise: isPressed, resolve: press } = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    await isPressed;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Send now' }).click();
  press();
}
