import { describe, expect, it } from 'vitest';
import { inLanguages } from '../generated-messages/refusals.js';
import { reasonFor, toReasonPayload } from './reason.js';
import { translated } from './translated.js';

const { en, hi } = inLanguages;
const required = (input: 'NAME' | 'AGE', field: string) => toReasonPayload(reasonFor('REQUIRED', { input }), field);
const inHindi = (...reasons: Parameters<typeof translated>[0]) => translated(reasons, 'hi');

describe('a refusal in Hindi', () => {
  it.each([
    [reasonFor('CODE_TOO_SOON', { seconds: 45 }), 'अगला कोड 45 सेकंड बाद माँगें।'],
    [reasonFor('LEAD_PASSED', { from: '2026-11-22T02:30:00.000Z' }), /22 नवंबर 2026, सुबह 8:00 बजे का/],
    [reasonFor('LEFT_BY_THEN', { day: '2026-11-30' }), /30 नवंबर 2026 तक/],
    [
      reasonFor('LOOKS_LIKE', { input: 'DAY', example: '2026-11-21T10:30:00Z' }),
      'दिन इस तरह लिखें: 2026-11-21T10:30:00Z',
    ],
    [reasonFor('DAY_FULL', { most: 1 }), /^इस दिन आपका एक सेशन/],
    [reasonFor('DAY_FULL', { most: 2 }), /^इस दिन आपके 2 सेशन/],
    [reasonFor('APPOINTMENT_CANNOT_BECOME', { from: 'completed', to: 'canceled' }), /पूरा हुआ .* रद्द नहीं/],
  ])('says $code with its values', (reason, sentence) => {
    expect(inHindi(toReasonPayload(reason))).toEqual({ message: expect.stringMatching(sentence) });
  });

  it('joins the sentences of inputs, unless there is one of the whole', () => {
    const name = required('NAME', 'name');
    expect(inHindi(name, toReasonPayload(reasonFor('OTP_FORMAT'), 'otp'))).toEqual({
      message: 'नाम भरें। छह अंकों का कोड डालें',
      fields: { name: 'नाम भरें', otp: 'छह अंकों का कोड डालें' },
    });
    expect(inHindi(toReasonPayload(reasonFor('SIGN_IN_FIRST')), name)?.message).toBe('पहले साइन इन करें।');
  });

  it('is none, rather than half of one, where a reason or an input has no Hindi', () => {
    expect(inHindi(required('NAME', 'name'), toReasonPayload(reasonFor('ADMIN_NOT_FOUND')))).toBeUndefined();
    expect(inHindi(required('NAME', 'name'), required('AGE', 'age'))).toBeUndefined();
  });

  it('is none where English is asked for, in which it stands already', () => {
    expect(translated([required('NAME', 'name')], 'en')).toBeUndefined();
  });

  it('has no word of English but names, formats and examples', () => {
    const latin = /[A-Za-z]+/g;
    const values = new Proxy({}, { get: () => '7' });
    const said = Object.values(hi).map((one) => (typeof one === 'string' ? one : one(values as never)));
    expect(said).toHaveLength(Object.keys(en).length);
    expect(new Set(said.join(' ').match(latin))).toEqual(new Set(['JPEG', 'PNG', 'WebP', 'WhatsApp']));
  });
});
