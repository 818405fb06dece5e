import { test as base, type Page } from '@playwright/test';

export { expect } from '@playwright/test';

export interface Fixtures {
  /**
   * What the console may say in a test that provokes it: `test.use({ expectedErrors: [/status of 401/] })`. A failed call
   * shows up there as "Failed to load resource: the server responded with a status of 401 (Unauthorized)".
   */
  expectedErrors: RegExp[];
  silentConsole: void;
}

/** Lets an opened page come alive before a test goes on: a button of the HTML that the server sent does nothing yet. */
function waitUntilAlive(page: Page): void {
  const alive = async () => page.locator('#root[data-prerendered]').waitFor({ state: 'detached' });
  const { goto, reload } = { goto: page.goto.bind(page), reload: page.reload.bind(page) };
  page.goto = async (...args) => {
    const response = await goto(...args);
    await alive();
    return response;
  };
  page.reload = async (...args) => {
    const response = await reload(...args);
    await alive();
    return response;
  };
}

/** The Playwright test of this project: an error in the console, an uncaught exception or a CSP violation fails it. */
export const test = base.extend<Fixtures>({
  expectedErrors: [[], { option: true }],
  page: async ({ page, javaScriptEnabled }, runTest) => {
    if (javaScriptEnabled) waitUntilAlive(page);
    await runTest(page);
  },
  silentConsole: [
    async ({ context, expectedErrors }, use) => {
      const errors: string[] = [];
      const note = (text: string) => {
        if (!expectedErrors.some((expected) => expected.test(text))) errors.push(text);
      };
      context.on('console', (message) => {
        if (message.type() === 'error') note(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (webError) => note(`uncaught: ${webError.error().message}`));
      await use();
      base.expect(errors, 'errors in the browser console').toEqual([]);
    },
    { auto: true },
  ],
});
