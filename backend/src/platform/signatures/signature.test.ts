import { expect, it } from 'vitest';
import { isSigned, signatureOf } from './signature.js';

const secrets = ['the newest', 'the one before'];
const ofNewest = signatureOf(secrets, 'device', 'text');

it('a text that we have signed is known, under the newest secret and under one before it (AU-2)', () => {
  expect(isSigned(secrets, 'device', 'text', ofNewest)).toBe(true);
  expect(signatureOf(['the one before'], 'device', 'text')).not.toBe(ofNewest);
  expect(isSigned(secrets, 'device', 'text', signatureOf(['the one before'], 'device', 'text'))).toBe(true);
});

it.each([
  ['under a secret of somebody else', ['theirs'], 'device', 'text', ofNewest],
  ['for another purpose', secrets, 'contact form', 'text', ofNewest],
  ['as another text', secrets, 'device', 'texts', ofNewest],
  ['with a part of the signature', secrets, 'device', 'text', ofNewest.slice(1)],
  ['without any', secrets, 'device', 'text', ''],
])('it is not known %s', (_how, theirs, purpose, text, signature) => {
  expect(isSigned(theirs, purpose, text, signature)).toBe(false);
});
