import { expect, it } from 'vitest';
import { messageContent } from './message-text.js';

it.each([
  [
    'EN',
    'Somebody signed in to your Post Surgery Physiotherapy account on a new device: Chrome on Android. If this was not you, please call the clinic.',
  ],
  [
    'HI',
    'आपके Post Surgery Physiotherapy खाते में एक नए डिवाइस से साइन इन हुआ है: Chrome on Android। अगर यह आप नहीं थे, तो कृपया क्लिनिक को फोन करें।',
  ],
] as const)('the text about a new device in %s', (language, text) => {
  expect(messageContent('NEW_DEVICE', language, { device: 'Chrome on Android' })).toEqual({
    text,
    values: ['Chrome on Android'],
  });
});
