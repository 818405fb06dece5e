import { inLanguages } from '../../platform/generated-messages/report.js';
import type { AnswerLanguage } from '../../platform/languages/request-language.js';

const STYLE = `
  body { margin: 0; font: 18px/1.5 system-ui, "Noto Sans", "Noto Sans Devanagari", sans-serif; color: #102a29; background: #f6faf9; }
  main { max-width: 32rem; margin: 0 auto; padding: 3rem 1.25rem; }
  h1 { font-size: 1.5rem; line-height: 1.3; margin: 0 0 1rem; }
  button { font: inherit; font-weight: 600; min-height: 48px; padding: 0.5rem 1.5rem; border: 0; border-radius: 8px; color: #fff; background: #0f766e; cursor: pointer; }
  button:focus-visible { outline: 3px solid #102a29; outline-offset: 2px; }`;

/** The page of a link: neutral, without a name, since programs that check links see it. Its button opens the report. */
export function linkPage(language: AnswerLanguage, token: string, nonce: string): string {
  const { LINK_TITLE, LINK_TEXT, LINK_OPEN } = inLanguages[language];
  const form = `<form method="post" action="/r/${encodeURIComponent(token)}/open"><button type="submit">${LINK_OPEN}</button></form>`;
  return page({ language, nonce, title: LINK_TITLE, body: `<p>${LINK_TEXT}</p>${form}` });
}

/** The page of a link that opens nothing, whatever the reason. */
export function deadLinkPage(language: AnswerLanguage, nonce: string): string {
  const { DEAD_LINK_TITLE, DEAD_LINK_TEXT } = inLanguages[language];
  return page({ language, nonce, title: DEAD_LINK_TITLE, body: `<p>${DEAD_LINK_TEXT}</p>` });
}

/** Why a link cannot be looked at now: too many requests of one address, or the server. */
type LinkTrouble = 'BUSY' | 'AWAY';

/** The page of a link that cannot be looked at now; it may open something. */
export function troubledLinkPage(language: AnswerLanguage, trouble: LinkTrouble, nonce: string): string {
  const { LINK_AWAY_TITLE, LINK_AWAY_TEXT, LINK_BUSY_TEXT } = inLanguages[language];
  const text = trouble === 'BUSY' ? LINK_BUSY_TEXT : LINK_AWAY_TEXT;
  return page({ language, nonce, title: LINK_AWAY_TITLE, body: `<p>${text}</p>` });
}

/** Builds a page; texts come from the message files alone. */
function page({
  language,
  nonce,
  title,
  body,
}: Record<'nonce' | 'title' | 'body', string> & { language: AnswerLanguage }) {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${title}</title>
<style nonce="${nonce}">${STYLE}</style>
</head>
<body><main><h1>${title}</h1>${body}</main></body>
</html>`;
}
