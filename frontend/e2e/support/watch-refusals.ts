import type { Page } from '@playwright/test';

/** Keeps the operations that the server refused as not permitted. */
export function watchRefusals(page: Page): string[] {
  const refused: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('/graphql')) return;
    const text = await response.text().catch(() => '');
    const operation = /"operationName":"(\w+)"/.exec(response.request().postData() ?? '')?.[1];
    if (text.includes('"FORBIDDEN"')) refused.push(operation ?? 'an operation without a name');
  });
  return refused;
}
