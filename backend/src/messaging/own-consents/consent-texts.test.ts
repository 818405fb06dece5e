import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT_DIR } from '../../platform/config.js';
import { CONSENT_TEXT_VERSIONS } from './consent-texts.js';

/** SHA-256 of the text of each version, in English and Hindi, one per line, and its key. A new text is a new line here. */
const TEXTS = {
  REMINDERS: {
    key: 'reminders.consent',
    versions: ['a48f8cbcd2515bbb0b6401abf0d9f599be5c9f14a2f3356263b795868905d10b'],
  },
  SHARE_REPORTS: {
    key: 'ownReports.consent',
    versions: ['44b6886c85d1ca65bbcf86a901ebec54561c180f279cad5b6c0570b679a1a4be'],
  },
} as const;

function textIn(language: string, key: string): string {
  const lines = readFileSync(path.join(ROOT_DIR, `messages/${language}.properties`), 'utf8').split('\n');
  const start = `${key} = `;
  return lines.find((line) => line.startsWith(start))?.slice(start.length) ?? '';
}

it.each(['REMINDERS', 'SHARE_REPORTS'] as const)(
  'the text of the consent %s has the version that is stored with it (companion §6)',
  (purpose) => {
    const { key, versions } = TEXTS[purpose];
    const text = [textIn('en', key), textIn('hi', key)].join('\n');
    expect(text.length).toBeGreaterThan(200);
    expect(createHash('sha256').update(text).digest('hex')).toBe(versions[CONSENT_TEXT_VERSIONS[purpose] - 1]);
  },
);
