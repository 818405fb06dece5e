import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT_DIR } from '../../platform/config.js';
import { FAMILY_CONSENT_VERSION } from './family-consent.js';

/** SHA-256 of the text of each version, in English and Hindi, one per line. A new text is a new line here. */
const HASHES = ['6702499726005c6082b6e52db5788f355f9cb81ded685bc377fe00b5c04cd0c0'];

const textIn = (language: string) =>
  /^family\.consent = (.+)$/m.exec(readFileSync(path.join(ROOT_DIR, `messages/${language}.properties`), 'utf8'))?.[1];

it('the consent text of family access has the version that is stored with a grant (companion §8)', () => {
  const text = [textIn('en'), textIn('hi')].join('\n');
  expect(text.length).toBeGreaterThan(200);
  expect(createHash('sha256').update(text).digest('hex')).toBe(HASHES[FAMILY_CONSENT_VERSION - 1]);
});
