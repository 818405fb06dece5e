import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';

interface Fixtures {
  /**
   * What the console may say in a test that provokes it: `test.use({ expectedErrors: [/status of 401/] })`. A failed call
   * shows up there as "Failed to load resource: the server responded with a status of 401 (Unauthorized)".
   */
  expectedErrors: RegExp[];
  silentConsole: void;
}

/** The Playwright test of this project: an error in the console, an uncaught exception or a CSP violation fails it. */
export const test = base.extend<Fixtures>({
  expectedErrors: [[], { option: true }],
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
