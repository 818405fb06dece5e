import { expect, type Page, type Response } from '@playwright/test';

/** The files of a first visit that are scripts and styles, and how many bytes each is, packed, without its headers. */
export async function firstLoad(page: Page, path: string) {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(path, { waitUntil: 'networkidle' });
  const sizesOf = async (type: string) => {
    const files = responses.filter((response) => response.request().resourceType() === type);
    return Promise.all(
      files.map(async (file) => {
        expect(await file.headerValue('content-encoding'), `${file.url()} comes packed as`).toBe('br');
        return { path: new URL(file.url()).pathname, bytes: Number(await file.headerValue('content-length')) };
      }),
    );
  };
  return { scripts: await sizesOf('script'), styles: await sizesOf('stylesheet') };
}

/** What files weigh together. */
export const sum = (files: readonly { readonly bytes: number }[]) =>
  files.reduce((total, { bytes }) => total + bytes, 0);
