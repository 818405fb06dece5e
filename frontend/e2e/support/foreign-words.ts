import type { Page } from '@playwright/test';

/** What stays in Latin letters: names, formats, numbers of refunds, and the placeholders of a clinic that is not open. */
const names =
  /Post Surgery Physiotherapy|English|WhatsApp|HttpOnly|SameSite=Lax|Facebook|Instagram|YouTube|Google|[\w.+-]+@[\w-]+(?:\.\w+)+|RF\/\d{4}-\d{2}\/\d+|\b(?:PDF|JPEG|PNG|WebP|SMS)\b/g;

/** The words of a page that are neither Hindi nor a name: of its text, and of what is read aloud. */
export async function foreignWords(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const spoken = ['aria-label', 'aria-roledescription', 'alt', 'title', 'placeholder'];
    const attributes = spoken.flatMap((name) =>
      [...document.querySelectorAll(`body [${name}]`)]
        .filter((element) => !element.closest('[aria-hidden=true]'))
        .map((element) => element.getAttribute(name) ?? ''),
    );
    const shown = [...document.querySelectorAll('body *')]
      .filter((element) => !element.closest('script, noscript, style, code, [lang=en]'))
      .flatMap((element) => [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE))
      .map((node) => node.textContent ?? '');
    const head = [
      ...document.querySelectorAll('meta[name=description], meta[name=keywords], meta[property="og:title"]'),
    ];
    return [...attributes, ...shown, document.title, ...head.map((meta) => meta.getAttribute('content') ?? '')];
  });
  return texts.filter((text) => /[A-Za-z]{2}/.test(text.replaceAll(names, '')));
}
