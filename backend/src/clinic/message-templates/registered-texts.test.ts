import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROOT_DIR } from '../../platform/config.js';
import { textKinds } from '../../identity/sms/message-kind.js';
import { registeredText } from './message-text.js';

it('docs/messages.md has the texts to register to the letter, each under its kind', () => {
  const fixed = { clinic: 'NAME OF THE CLINIC', publicUrl: 'PUBLIC_URL' };
  const paper = readFileSync(`${ROOT_DIR}/docs/messages.md`, 'utf8');
  const shown = [...paper.matchAll(/^### (\w+)\n\nEnglish:\n\n```text\n(.+)\n```\n\nHindi:\n\n```text\n(.+)\n```$/gm)];
  expect(shown.map(([, ...texts]) => texts)).toEqual(
    textKinds.map((kind) => [kind, registeredText(kind, 'EN', fixed), registeredText(kind, 'HI', fixed)]),
  );
});
