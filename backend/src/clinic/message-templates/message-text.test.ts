import { describe, expect, it } from 'vitest';
import { textKinds, type TextKind } from '../../identity/sms/message-kind.js';
import { messageLanguageOf, messageLanguages, type MessageLanguage } from '../../identity/sms/message-language.js';
import { filledText, messageContent, registeredText, fittingValue } from './message-text.js';
import { MESSAGE_TEXTS } from './message-texts.js';
import { sayAmount, sayDoor, sayRole, sayTasks, sayTimeOfDay, sayWhen, sayWho } from './values-in-words.js';

const messageText = (...given: Parameters<typeof messageContent>) => messageContent(...given).text;
const clinic = 'Asha Physiotherapy';
const moment = new Date('2026-11-24T05:00:00Z');
const valuesIn = (language: MessageLanguage) => ({
  clinic,
  today: 'https://clinic.example/t',
  messages: 'https://clinic.example/t/m',
  family: 'https://clinic.example/t/f',
  login: 'https://clinic.example/login',
  code: '123456',
  link: 'https://c.example/pay?AbCdEf',
  when: sayWhen(moment, language),
  was: sayWhen(new Date('2026-11-23T12:15:00Z'), language),
  until: sayWhen(moment, language),
  who: sayWho('Kavya Rao', language),
  phone: '+91 98765 43210',
  amount: sayAmount(150_000, language),
  role: sayRole('physiotherapist', language),
  door: sayDoor('physiotherapist'),
  tasks: sayTasks(true, language),
  count: '10',
  now: sayTimeOfDay(moment, language),
  device: 'Chrome on Android',
});
const every = textKinds.flatMap((kind) => messageLanguages.map((language) => [kind, language] as const));
const namesIn = (kind: TextKind, language: MessageLanguage) =>
  [...MESSAGE_TEXTS[kind][language].matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** What a registered text lets pass: each {#var#} is one to thirty characters. */
const fits = (registered: string) =>
  new RegExp(`^${registered.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll('{#var#}', '(.{1,30})')}$`);

const GSM = /^[\w @£$¥èéùìòÇØøÅåΔΦΓΛΩΠΨΣΘΞÆæßÉ!"#¤%&'()*+,\-./:;<=>?¡ÄÖÑÜ§¿äöñüà\n\r]*$/;
/** How many parts a phone company sends and charges: 160 letters of GSM, or 70 of any other; 153 and 67 where there are several. */
function parts(text: string): number {
  const [one, each] = GSM.test(text) ? [160, 153] : [70, 67];
  return text.length <= one ? 1 : Math.ceil(text.length / each);
}

describe('the texts of messages', () => {
  it.each<[TextKind, english: string, hindi: string]>([
    [
      'SESSION_REQUESTED',
      'We have received your request for a physiotherapy session on Tue 24 Nov, 10:30 AM. It is not booked yet. We will let you know. Asha Physiotherapy',
      'मंगल 24 नवंबर, सुबह 10:30 बजे के फिजियोथेरेपी सेशन के लिए आपका अनुरोध हमें मिल गया है। सेशन अभी पक्का नहीं हुआ है। हम आपको बताएँगे। Asha Physiotherapy',
    ],
    [
      'SESSION_BOOKED',
      'Your physiotherapy session is booked for Tue 24 Nov, 10:30 AM with Kavya Rao. To change it, please call +91 98765 43210. Asha Physiotherapy',
      'आपका फिजियोथेरेपी सेशन मंगल 24 नवंबर, सुबह 10:30 बजे Kavya Rao के साथ बुक हो गया है। बदलने के लिए +91 98765 43210 पर फोन करें। Asha Physiotherapy',
    ],
    [
      'SESSION_MOVED',
      'Your physiotherapy session of Mon 23 Nov, 5:45 PM has changed. It is now on Tue 24 Nov, 10:30 AM with Kavya Rao. Questions? Please call +91 98765 43210. Asha Physiotherapy',
      'सोम 23 नवंबर, शाम 5:45 बजे का आपका फिजियोथेरेपी सेशन बदल गया है। अब यह मंगल 24 नवंबर, सुबह 10:30 बजे Kavya Rao के साथ है। पूछने के लिए +91 98765 43210 पर फोन करें। Asha Physiotherapy',
    ],
    [
      'SESSION_REASSIGNED',
      'Your physiotherapy session on Tue 24 Nov, 10:30 AM is now with Kavya Rao. Its time stays the same. Questions? Please call +91 98765 43210. Asha Physiotherapy',
      'मंगल 24 नवंबर, सुबह 10:30 बजे का आपका फिजियोथेरेपी सेशन अब Kavya Rao के साथ है। समय वही है। पूछने के लिए +91 98765 43210 पर फोन करें। Asha Physiotherapy',
    ],
    [
      'SESSION_CANCELED',
      'Your physiotherapy session on Tue 24 Nov, 10:30 AM is cancelled and will not take place. For another time, please call +91 98765 43210. Asha Physiotherapy',
      'मंगल 24 नवंबर, सुबह 10:30 बजे का आपका फिजियोथेरेपी सेशन रद्द हो गया है और नहीं होगा। दूसरे समय के लिए +91 98765 43210 पर फोन करें। Asha Physiotherapy',
    ],
    [
      'REMINDER_DAY',
      'Reminder: your physiotherapy session is on Tue 24 Nov, 10:30 AM with Kavya Rao. If the time does not suit you, please call +91 98765 43210. Asha Physiotherapy',
      'याद रहे: आपका फिजियोथेरेपी सेशन मंगल 24 नवंबर, सुबह 10:30 बजे Kavya Rao के साथ है। समय ठीक न हो तो +91 98765 43210 पर फोन करें। Asha Physiotherapy',
    ],
    [
      'REMINDER_HOURS',
      'Your physiotherapy session begins soon: Tue 24 Nov, 10:30 AM with Kavya Rao. If you cannot make it, please call +91 98765 43210. Asha Physiotherapy',
      'आपका फिजियोथेरेपी सेशन जल्द शुरू होगा: मंगल 24 नवंबर, सुबह 10:30 बजे, Kavya Rao के साथ। न हो पाए तो +91 98765 43210 पर फोन करें। Asha Physiotherapy',
    ],
    [
      'PAYMENT_RECEIVED',
      'We have received your payment of Rs 1,500.00. Thank you. Asha Physiotherapy',
      'हमें आपका ₹1,500.00 का भुगतान मिल गया है। धन्यवाद। Asha Physiotherapy',
    ],
    [
      'STAFF_REGISTERED',
      'You are now on our team as a physiotherapist. To sign in, choose "Team of the clinic?" at https://clinic.example/login and enter this mobile number. Asha Physiotherapy',
      'अब आप हमारी टीम में फिजियोथेरेपिस्ट हैं। साइन इन करने के लिए https://clinic.example/login पर "Team of the clinic?" चुनें और यह मोबाइल नंबर डालें। Asha Physiotherapy',
    ],
    [
      'NUMBER_CHANGED',
      'The sign-in number of your Post Surgery Physiotherapy account was changed. If this was not you, please call the clinic.',
      'आपके Post Surgery Physiotherapy खाते का साइन-इन नंबर बदल दिया गया है। अगर यह आपने नहीं किया है, तो कृपया क्लिनिक को फोन करें।',
    ],
    [
      'WRONG_CODES',
      'Many wrong codes were tried today to sign in to your Post Surgery Physiotherapy account. If this was not you, please call the clinic.',
      'आज आपके Post Surgery Physiotherapy खाते में साइन इन करने के लिए कई गलत कोड डाले गए। अगर यह आप नहीं थे, तो कृपया क्लिनिक को फोन करें।',
    ],
    [
      'SLOT_OFFER',
      'You missed a physiotherapy session. Please choose one of three other times by Tue 24 Nov, 10:30 AM: sign in on our website, or call +91 98765 43210. Asha Physiotherapy',
      'आपका एक फिजियोथेरेपी सेशन छूट गया। कृपया मंगल 24 नवंबर, सुबह 10:30 बजे तक तीन और समय में से एक चुनें: हमारी वेबसाइट पर साइन इन करें या +91 98765 43210 पर फोन करें। Asha Physiotherapy',
    ],
    [
      'SIGN_ANSWERED',
      'A clinician has answered what you told us. Please read what to do now: https://clinic.example/t Asha Physiotherapy',
      'आपने हमें जो बताया था, उसका जवाब आ गया है। अब क्या करना है, यह यहाँ पढ़ें: https://clinic.example/t Asha Physiotherapy',
    ],
    [
      'CARE_REPLY',
      'There is a message from the clinic for you. Please read it here: https://clinic.example/t/m Asha Physiotherapy',
      'क्लिनिक ने आपको मैसेज भेजा है। कृपया यहाँ पढ़ें: https://clinic.example/t/m Asha Physiotherapy',
    ],
    [
      'CARE_WAITING',
      'A patient waits for an answer to a message. Please answer here: https://clinic.example/t/m Asha Physiotherapy',
      'एक मरीज मैसेज के जवाब का इंतजार कर रहा है। कृपया यहाँ जवाब दें: https://clinic.example/t/m Asha Physiotherapy',
    ],
    [
      'SECURITY_NOTICE',
      'Security notice: a new admin, key or UPI address, an opened record, or very many sign-in codes. Please sign in and read the notice on the dashboard. Asha Physiotherapy',
      'सुरक्षा का मैसेज: नया एडमिन, नई कुंजी या नया यूपीआई पता, किसी मरीज का खोला गया रिकॉर्ड, या बहुत ज्यादा साइन-इन कोड। कृपया साइन इन करके डैशबोर्ड पर मैसेज पढ़ें। Asha Physiotherapy',
    ],
    [
      'SERIES_BOOKED',
      'Your series of physiotherapy sessions is booked with Kavya Rao. Sessions: 10, first: Tue 24 Nov, 10:30 AM, last: Tue 24 Nov, 10:30 AM. To change it, please call +91 98765 43210. Asha Physiotherapy',
      'Kavya Rao के साथ आपके फिजियोथेरेपी सेशन बुक हो गए हैं। कुल सेशन: 10, पहला: मंगल 24 नवंबर, सुबह 10:30 बजे, आखिरी: मंगल 24 नवंबर, सुबह 10:30 बजे। बदलने के लिए +91 98765 43210 पर फोन करें। Asha Physiotherapy',
    ],
    [
      'SERIES_CHANGED',
      'Your series of physiotherapy sessions has changed from Mon 23 Nov, 5:45 PM on. Sessions changed: 10. They are now at 10:30 AM, Kavya Rao. Questions? Please call +91 98765 43210. Asha Physiotherapy',
      'सोम 23 नवंबर, शाम 5:45 बजे से आपके फिजियोथेरेपी सेशन बदल गए हैं। बदले हुए सेशन: 10। अब ये सुबह 10:30 बजे होंगे, Kavya Rao। पूछने के लिए +91 98765 43210 पर फोन करें। Asha Physiotherapy',
    ],
    [
      'CHECK_IN',
      'Your exercises and some questions for today are ready. Do them when it suits you. Asha Physiotherapy https://clinic.example/t',
      'आपकी आज की एक्सरसाइज और कुछ सवाल तैयार हैं। जब समय मिले, तब करें। Asha Physiotherapy https://clinic.example/t',
    ],
    [
      'PLAN_STARTED',
      'Your exercise plan has begun. What to do each day is written here. Asha Physiotherapy https://clinic.example/t',
      'आपका एक्सरसाइज प्लान शुरू हो गया है। हर दिन क्या करना है, यह यहाँ लिखा है। Asha Physiotherapy https://clinic.example/t',
    ],
    [
      'FAMILY_INVITED',
      'Somebody lets you see their physiotherapy exercises of each day. To accept, sign in with this mobile number within 14 days. Asha Physiotherapy https://clinic.example/t/f',
      'किसी ने आपको अपनी हर दिन की फिजियोथेरेपी एक्सरसाइज देखने के लिए जोड़ा है। मंजूर करने के लिए 14 दिन के अंदर इसी मोबाइल नंबर से साइन इन करें। Asha Physiotherapy https://clinic.example/t/f',
    ],
    [
      'SIGN_IN_CODE',
      '123456 is your sign-in code for Asha Physiotherapy. It is valid for 5 minutes. Do not share it.',
      '123456 आपका Asha Physiotherapy का साइन-इन कोड है। यह 5 मिनट तक चलेगा। इसे किसी को न बताएँ।',
    ],
    [
      'PATIENT_INVITED',
      'Your physiotherapy record is ready: sessions, exercises and payments. To see it, sign in here with this mobile number: https://clinic.example/login Asha Physiotherapy',
      'आपका फिजियोथेरेपी रिकॉर्ड तैयार है: सेशन, एक्सरसाइज और भुगतान। देखने के लिए यहाँ इसी मोबाइल नंबर से साइन इन करें: https://clinic.example/login Asha Physiotherapy',
    ],
    [
      'DANGER_SIGN',
      "A patient has told of a danger sign and waits for the doctor's answer. Please sign in and look at it at once. Asha Physiotherapy",
      'एक मरीज ने खतरे का लक्षण बताया है और डॉक्टर के जवाब का इंतजार है। कृपया अभी साइन इन करके देखें। Asha Physiotherapy',
    ],
    [
      'DANGER_SIGN_OVERDUE',
      'A danger sign of a patient was not answered in time. Please sign in now, and call the doctor and the patient. Asha Physiotherapy',
      'एक मरीज के खतरे के लक्षण का जवाब समय पर नहीं मिला। कृपया अभी साइन इन करें और डॉक्टर और मरीज को फोन करें। Asha Physiotherapy',
    ],
  ])('%s in English and in Hindi', (kind, english, hindi) => {
    expect(messageLanguages.map((one) => messageText(kind, one, valuesIn(one)))).toEqual([english, hindi]);
  });

  it.each(every)('%s in %s fits what is registered, also with values that are too long', (kind, language) => {
    const registered = registeredText(kind, language, { clinic, publicUrl: 'https://clinic.example' });
    const variables = namesIn(kind, language).filter(
      (name) => !['clinic', 'today', 'messages', 'family', 'login'].includes(name),
    );
    expect(registered.split('{#var#}')).toHaveLength(variables.length + 1);
    // A code stands first, where a phone offers to copy it.
    const names =
      kind === 'SIGN_IN_CODE'
        ? /^\{#var#\} .*Asha Physiotherapy/
        : /Asha Physiotherapy(?: https:\/\/clinic\.example\/t(?:\/f)?)?$|Post Surgery Physiotherapy/;
    expect(registered).toMatch(names);
    expect(messageText(kind, language, valuesIn(language))).toMatch(fits(registered));
    const long = Object.fromEntries(variables.map((name) => [name, 'राजलक्ष्मी '.repeat(9)]));
    const { today, messages, family, login, link } = valuesIn(language);
    const whole = { clinic, today, messages, family, login, link };
    expect(messageText(kind, language, { ...long, ...whole })).toMatch(fits(registered));
  });

  it.each(every)('%s in %s is not made without each of its values', (kind, language) => {
    for (const name of namesIn(kind, language)) {
      const { [name]: _, ...others } = valuesIn(language) as Record<string, string>;
      expect(() => messageText(kind, language, others)).toThrow(name);
      expect(() => messageText(kind, language, { ...others, [name]: ' \n' })).toThrow(name);
    }
  });

  it.each(textKinds)('%s has the same values in both languages', (kind) => {
    expect(namesIn(kind, 'HI').toSorted()).toEqual(namesIn(kind, 'EN').toSorted());
  });

  it.each(every)('%s in %s takes at most two parts in English and four in Hindi', (kind, language) => {
    const full = { EN: 'x'.repeat(30), HI: 'क'.repeat(30) }[language];
    const longest = { ...valuesIn(language), who: full, clinic: full };
    expect(parts(messageText(kind, language, longest))).toBeLessThanOrEqual(language === 'EN' ? 2 : 4);
  });

  it('puts values in as they are, also when they look like the name of another one', () => {
    const values = { ...valuesIn('EN'), who: '{phone} $& "R" 👩‍⚕️', clinic: `O'Neil {when} </script>` };
    expect(messageText('SESSION_BOOKED', 'EN', values)).toBe(
      `Your physiotherapy session is booked for Tue 24 Nov, 10:30 AM with {phone} $& "R" 👩‍⚕️. To change it, please call +91 98765 43210. O'Neil {when} </script>`,
    );
  });
});

describe('a value of a message', () => {
  const family = '👩‍👩‍👧‍👦';
  it.each<[what: string, value: string, fitting: string]>([
    ['fits as it is', 'Kavya Rao', 'Kavya Rao'],
    ['may have thirty characters', 'x'.repeat(30), 'x'.repeat(30)],
    ['is one line', ' Kavya\n\tRao ', 'Kavya Rao'],
    ['ends after a word', 'Dr Venkata Subramaniam Krishnamurthy Iyer', 'Dr Venkata Subramaniam'],
    ['ends after a word that ends with it', `${'x'.repeat(30)} y`, 'x'.repeat(30)],
    ['is cut within a word rather than to half of its length', `Dr ${'x'.repeat(40)}`, `Dr ${'x'.repeat(27)}`],
    ['keeps vowel signs with their letter', 'कि'.repeat(16), 'कि'.repeat(15)],
    ['keeps a letter with its vowel sign or leaves both', `x${'कि'.repeat(16)}`, `x${'कि'.repeat(14)}`],
    ['keeps or leaves a whole emoji', family.repeat(3), family.repeat(2)],
    ['is a dash where even one letter is too long', `a${'\u0301'.repeat(40)}`, '-'],
  ])('%s', (_what, value, fitting) => {
    expect(fittingValue(value)).toBe(fitting);
  });

  it.each<[utc: string, english: string, hindi: string]>([
    ['2026-11-24T05:00:00Z', 'Tue 24 Nov, 10:30 AM', 'मंगल 24 नवंबर, सुबह 10:30'],
    ['2026-11-23T18:29:00Z', 'Mon 23 Nov, 11:59 PM', 'सोम 23 नवंबर, रात 11:59'],
    ['2026-11-23T18:30:00Z', 'Tue 24 Nov, 12:00 AM', 'मंगल 24 नवंबर, रात 12:00'],
    ['2026-02-05T06:30:00Z', 'Thu 5 Feb, 12:00 PM', 'गुरु 5 फ़रवरी, दोपहर 12:00'],
    ['2026-09-18T11:00:00Z', 'Fri 18 Sep, 4:30 PM', 'शुक्र 18 सितंबर, शाम 4:30'],
    ['2026-10-31T23:15:00Z', 'Sun 1 Nov, 4:45 AM', 'रवि 1 नवंबर, सुबह 4:45'],
  ])('says %s in clinic time', (utc, english, hindi) => {
    expect([sayWhen(new Date(utc), 'EN'), sayWhen(new Date(utc), 'HI')]).toEqual([english, hindi]);
  });

  it('says every day and hour within thirty characters', () => {
    const hours = Array.from({ length: 365 * 24 }, (_, hour) => new Date(Date.UTC(2027, 0, 1, hour, 29)));
    const said = hours.flatMap((hour) => [sayWhen(hour, 'EN'), sayWhen(hour, 'HI')]);
    expect(said.filter((text) => text.length > 30 || text.includes('undefined'))).toEqual([]);
  });

  it.each([
    [0, 'Rs 0.00', '₹0.00'],
    [12_345_678_90, 'Rs 1,23,45,678.90', '₹1,23,45,678.90'],
  ])('says %d paise', (paise, english, hindi) => {
    expect([sayAmount(paise, 'EN'), sayAmount(paise, 'HI')]).toEqual([english, hindi]);
  });

  it('names nobody where nobody is named', () => {
    expect([sayWho(undefined, 'EN'), sayWho(' ', 'HI')]).toEqual(['our physiotherapist', 'हमारे फिजियोथेरेपिस्ट']);
  });

  it.each([
    ['admin', 'an admin', 'Admin account here'],
    ['physiotherapist', 'a physiotherapist', 'Team of the clinic?'],
    ['doctor', 'a doctor', 'Team of the clinic?'],
  ] as const)('tells %s of the team which door is theirs', (type, role, door) => {
    expect([sayRole(type, 'EN'), sayDoor(type)]).toEqual([role, door]);
  });
});

it.each([
  ['Hindi', 'HI'],
  [' hindi', 'HI'],
  ['English', 'EN'],
  ['Tamil', 'EN'],
  ['', 'EN'],
])('an account whose language is "%s" is written to in %s', (language, expected) => {
  expect(messageLanguageOf(language)).toBe(expected);
});

describe('a registered text', () => {
  it.each(every)('%s in %s filled with the values of its content is the text of it', (kind, language) => {
    const fixed = { clinic, publicUrl: 'https://clinic.example' };
    const { text, values } = messageContent(kind, language, valuesIn(language));
    expect(filledText(registeredText(kind, language, fixed), values)).toBe(text);
  });

  it('is not filled with too few or too many values', () => {
    expect(filledText('For {#var#} and {#var#}.', ['x'])).toBeUndefined();
    expect(filledText('For {#var#}.', ['x', 'y'])).toBeUndefined();
    expect(filledText('For {#var#}.', ['$&'])).toBe('For $&.');
  });
});
