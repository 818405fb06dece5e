import { expect, it } from 'vitest';
import { fixedValues, messageContent } from './message-text.js';

it.each([
  [
    'EN',
    'The clinic has answered your request. To read the answer, sign in here with this mobile number: https://clinic.example/login Asha Physiotherapy',
  ],
  [
    'HI',
    'क्लिनिक ने आपके अनुरोध का जवाब दे दिया है। पढ़ने के लिए यहाँ इसी मोबाइल नंबर से साइन इन करें: https://clinic.example/login Asha Physiotherapy',
  ],
] as const)('the text that a request about data was answered says nothing of the answer, in %s', (language, text) => {
  const values = fixedValues({ clinic: 'Asha Physiotherapy', publicUrl: 'https://clinic.example' });
  expect(messageContent('REQUEST_ANSWERED', language, values)).toMatchObject({ text });
});
