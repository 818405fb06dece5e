import { encode } from 'uqr';
import { inLanguages } from '../../platform/generated-messages/pay.js';
import { type AnswerLanguage } from '../../platform/languages/request-language.js';
import { sayMoment } from '../../platform/time/clinic-time.js';
import type { PayView } from './pay.service.js';

const STYLE = `
  body { margin: 0; font: 17px/1.5 system-ui, "Noto Sans", "Noto Sans Devanagari", sans-serif; color: #12302f; background: #f5faf9; }
  main { max-width: 24rem; margin: 0 auto; padding: 2rem 1.25rem; overflow-wrap: anywhere; }
  h1 { font-size: 1.25rem; line-height: 1.3; margin: 0 0 1.5rem; }
  .amount { font-size: 2rem; font-weight: 700; line-height: 1.2; margin: 0; font-variant-numeric: tabular-nums; }
  .card { background: #fff; border-radius: 10px; box-shadow: 0 1px 4px rgb(18 48 47 / 12%); padding: 1.25rem; margin: 0 0 1.25rem; }
  .muted { color: #4c6362; margin: 0.25rem 0 0; }
  .paid { color: #1a7a46; font-weight: 600; margin: 0.75rem 0 0; }
  .button { display: block; text-align: center; font-weight: 600; min-height: 48px; line-height: 48px; border-radius: 10px; color: #fff; background: #0b6b6b; text-decoration: none; margin: 1rem 0 0; }
  button.button { width: 100%; border: 0; font: inherit; font-weight: 600; cursor: pointer; }
  .plain { color: #0b6b6b; background: #fff; box-shadow: inset 0 0 0 2px #0b6b6b; }
  .button[disabled] { opacity: 0.6; cursor: progress; }
  .wrong { color: #a02c1c; margin: 0.5rem 0 0; }
  .link { display: inline-block; min-height: 44px; line-height: 44px; color: #0b6b6b; }
  a:focus-visible, button:focus-visible { outline: 3px solid #12302f; outline-offset: 2px; }
  figure { margin: 1.25rem 0 0; text-align: center; }
  svg { width: 100%; max-width: 14rem; background: #fff; }`;

/** Address and appearance of a page. */
export interface PageFrame {
  language: AnswerLanguage;
  /** Nonce of its style and script. */
  nonce: string;
  token: string;
}

const MARKS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (mark) => MARKS[mark] ?? mark);

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** The page of a link: clinic, amount and status, and no person. */
export function payPage(view: PayView, frame: PageFrame): string {
  const { language } = frame;
  const texts = inLanguages[language];
  const { clinic, amountPaise, status, reference, expiresAt } = view;
  const amount = `<p class="amount">${escaped(rupees.format(amountPaise / 100))}</p>`;
  const known = `<p class="muted">${escaped(texts.REFERENCE({ reference }))}</p>`;
  const body =
    status === 'PAID'
      ? `<div class="card">${amount}<p class="paid" role="status">✓ ${texts.PAID}</p>${known}</div>`
      : `<div class="card"><p class="muted">${texts.TO_PAY}</p>${amount}${known}${ways(view, language)}</div>
<p class="muted" role="status">${texts.WAITING}</p>
<p class="muted">${escaped(texts.UNTIL({ moment: sayMoment(expiresAt, language) }))}</p>
<p><a class="link" href="/pay?${encodeURIComponent(frame.token)}">${texts.CHECK}</a></p>`;
  const script = status === 'OPEN' ? refreshing(frame, view.canPayOnline) : '';
  return page(frame, { title: texts.TITLE({ clinic }), body: body + otherLanguage(frame), script });
}

/** The ways to pay: a button for the phone that shows the page, a code for another one, and a button for the page of the gateway. */
function ways({ upiLink, canPayOnline }: PayView, language: AnswerLanguage): string {
  const texts = inLanguages[language];
  if (!upiLink && !canPayOnline) return `<p>${texts.NO_WAY}</p>`;
  const online = canPayOnline ? onlineButton(upiLink === null, language) : '';
  return (upiLink ? upiWays(upiLink, language) : '') + online;
}

/** The button of the page's script, with what it says meanwhile and if it fails. */
function onlineButton(isOnly: boolean, language: AnswerLanguage): string {
  const texts = inLanguages[language];
  const states = `data-opening="${escaped(texts.OPENING)}" data-failed="${escaped(texts.NOT_OPENED)}"`;
  return `<button type="button" id="online" class="button${isOnly ? '' : ' plain'}" ${states}>${texts.PAY_ONLINE}</button>
<p class="muted">${texts.ONLINE_HINT}</p><p class="wrong" id="wrong" role="alert"></p>`;
}

function upiWays(upiLink: string, language: AnswerLanguage): string {
  const texts = inLanguages[language];
  return `<a class="button" href="${escaped(upiLink)}">${texts.PAY}</a>
<figure>${qrCode(upiLink)}<figcaption class="muted">${texts.SCAN}</figcaption></figure>`;
}

/** Draws a text as a QR code, dark on white. */
function qrCode(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return `<svg viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges" aria-hidden="true"><path d="${squares.join('')}"/></svg>`;
}

/**
 * Asks for the status every five seconds while the page is looked at, and loads the page again when it changed. The address of the gateway's
 * page is asked for when the button is pressed.
 */
function refreshing({ token, nonce }: PageFrame, canPayOnline: boolean): string {
  const address = JSON.stringify(`/api/v1/pay/${encodeURIComponent(token)}`);
  return `<script nonce="${nonce}">
const look = () => document.hidden || fetch(${address}, { credentials: 'omit', cache: 'no-store' })
  .then((answer) => answer.status === 404 ? 'GONE' : answer.ok ? answer.json().then(({ data }) => data.status) : 'OPEN')
  .then((status) => status === 'OPEN' || location.reload()).catch(() => {});
setInterval(look, 5000);
document.addEventListener('visibilitychange', look);
${canPayOnline ? opening(address) : ''}</script>`;
}

/** Script of the button: it works again when the browser comes back from the gateway, or when the gateway did not answer. */
function opening(address: string): string {
  return `const [online, wrong] = ['online', 'wrong'].map((id) => document.getElementById(id));
const label = online.textContent;
const ready = () => { online.disabled = false; online.textContent = label; };
online.addEventListener('click', () => {
  online.disabled = true;
  online.textContent = online.dataset.opening;
  wrong.textContent = '';
  fetch(${address} + '/order', { method: 'POST', credentials: 'omit', cache: 'no-store' })
    .then((answer) => answer.status === 201 ? answer.json() : Promise.reject(answer.status))
    .then(({ data }) => location.assign(data.url))
    .catch((status) => {
      if (status === 404 || status === 409) return location.reload();
      ready();
      wrong.textContent = online.dataset.failed;
    });
});
addEventListener('pageshow', ready);
`;
}

/** The page of a link that opens nothing, whatever the reason. */
export function deadPayPage(frame: PageFrame): string {
  const { DEAD_TITLE, DEAD_TEXT } = inLanguages[frame.language];
  return page(frame, { title: DEAD_TITLE, body: `<p>${DEAD_TEXT}</p>`, script: '' });
}

/** The page of a link that cannot be looked at now; it may open something. */
export function troubledPayPage(frame: PageFrame, isBusy: boolean): string {
  const { AWAY_TITLE, AWAY_TEXT, BUSY_TEXT } = inLanguages[frame.language];
  return page(frame, { title: AWAY_TITLE, body: `<p>${isBusy ? BUSY_TEXT : AWAY_TEXT}</p>`, script: '' });
}

/** The way to the same page in the other language. */
function otherLanguage({ language, token }: PageFrame): string {
  const { code, name } = language === 'hi' ? { code: 'en', name: 'English' } : { code: 'hi', name: 'हिन्दी' };
  const address = `/pay?${encodeURIComponent(token)}&amp;${code}`;
  return `<p><a class="link" lang="${code}" hreflang="${code}" href="${address}">${name}</a></p>`;
}

/** Builds a page. `body` and `script` are markup. */
function page(
  { language, nonce }: PageFrame,
  { title, body, script }: Record<'title' | 'body' | 'script', string>,
): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${escaped(title)}</title>
<style nonce="${nonce}">${STYLE}</style>
</head>
<body><main><h1>${escaped(title)}</h1>${body}</main>${script}</body>
</html>`;
}
