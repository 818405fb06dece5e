import { expect, it } from 'vitest';
import { englishIn } from '../../scripts/messages/english-in.mjs';
import { pagesInMessages, parsed } from '../../scripts/messages/pages-in-messages.mjs';

const foundIn = (text: string) => englishIn(parsed('frontend/src/site/Planted.tsx', text));

it.each([
  ['between tags', '<p>\n  Call us today\n</p>', 2, 'Call us today'],
  ['between tags, a word', '<b>Yes</b>', 1, 'Yes'],
  ['that is read aloud', '<nav aria-label="menu" />', 1, 'menu'],
  ['in a box to fill in', "<input placeholder={isNew ? 'your name' : ''} />", 1, 'your name'],
  ['of a picture', '<img alt="a knee" src="/knee.svg" />', 1, 'a knee'],
  ['of a tab', "ways.map(() => ({\n  label: 'fees' }))", 2, 'fees'],
  ['of the head', '<Head description={`Care after surgery in ${city}`} />', 1, 'Care after surgery in {}'],
  ['as a value', "{ isBusy ? 'Loading…' : name }", 1, 'Loading…'],
  ['as a value, a word', "{ isBusy ? 'Cancel' : name }", 1, 'Cancel'],
  ['as a value, that begins small', "report('could not be saved')", 1, 'could not be saved'],
  ['as a value, with a number', '{`${count} sessions left`}', 1, '{} sessions left'],
  ['of structured data', "({ '@type': 'Offer', category: 'Pain relief' })", 1, 'Pain relief'],
])('an English sentence %s is found with its file and line', (_where, code, line, said) => {
  expect(foundIn(`const planted = () => (${code.startsWith('{') ? `<p>${code}</p>` : code});`)).toEqual([
    `frontend/src/site/Planted.tsx:${line}: ${said}`,
  ]);
});

it.each([
  ['a message', "import * as home from '#messages/home'; const p = () => <p title={home.a}>{home.b({ n: 'c' })}</p>;"],
  ['Hindi, a name and a sign', '<p lang="hi" title="WhatsApp">हिन्दी · {name}</p>'],
  ['a class and an address', '<a className="button button-quiet" href={`/hi${path}`} rel="noreferrer noopener" />'],
  ['a type, a comparison and an event', "const a: 'Not seen' = b; if (c === 'Not seen') send({ type: 'otp sent' });"],
  ['what is thrown or logged', "log.warn('It did not load.', e); throw new TypeError('It cannot be.');"],
])('%s is none', (_what, text) => {
  expect(foundIn(text)).toEqual([]);
});

it('asks all rooms of visitors and patients, and neither the console, the staff nor the demo', () => {
  const names = pagesInMessages().map(({ name }) => name.replace('frontend/src/', ''));
  expect(names).toEqual(
    expect.arrayContaining([
      'site/home/HomePage.tsx',
      'site/NotFoundPage.tsx',
      'site/home/business-data.ts',
      'brand/SiteHead.tsx',
      'auth/LoginDrawer.tsx',
      'user/PatientSignupPage.tsx',
      'user/payments/OwnPaymentItem.tsx',
      'user/CancelOwnSession.tsx',
      'ui/lists/EmptyList.tsx',
      'ui/feedback/RouteError.tsx',
    ]),
  );
  expect(names.filter((name) => /^(?:admin|staff|demo)\//.test(name))).toEqual([]);
});
