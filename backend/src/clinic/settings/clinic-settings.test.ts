import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAdmin } from '../../../test/builders.js';
import { readSettings, updateSettings, type Settings } from '../../../test/clinic-calls.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let admin: TestClient;
let untouched: Settings;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  untouched = await readSettings(admin);
});
afterAll(() => app.close());

const open = (opens: string, closes: string) => ({ opens, closes });
const monday = (...hours: object[]) => ({ hours: [{ weekday: 'MONDAY', hours }] });
const clinicOffer = (fields: object = {}) => ({ sessionType: 'CLINIC', enabled: true, durationMinutes: 45, ...fields });
const diwali = (fields: object = {}) => ({ day: '2026-11-08', name: 'Diwali', hours: [], ...fields });
const template = (fields: object = {}) => ({ kind: 'SESSION_BOOKED', language: 'HI', enabled: true, ...fields });
const many = <T>(count: number, make: (at: number) => T) => Array.from({ length: count }, (_, at) => make(at));
const dayOf = (at: number) => new Date(Date.UTC(2026, 0, 1 + at)).toJSON().slice(0, 10);

describe('settings refuse, and nothing is written,', () => {
  it.each([
    ['hours that cross midnight', monday(open('20:00', '02:00')), 'hours.0.hours.0.closes'],
    ['hours that end as they begin', monday(open('08:00', '08:00')), 'hours.0.hours.0.closes'],
    ['hours that overlap', monday(open('08:00', '12:00'), open('11:59', '18:00')), 'hours.0.hours'],
    ['hours out of order', monday(open('14:00', '18:00'), open('08:00', '12:00')), 'hours.0.hours'],
    ['a weekday twice', { hours: [...monday().hours, ...monday().hours] }, 'hours'],
    ['24:00 as a beginning', monday(open('24:00', '24:00')), 'hours.0.hours.0.opens'],
    ['00:00 as an end', monday(open('00:00', '00:00')), 'hours.0.hours.0.closes'],
    ['24:30', monday(open('08:00', '24:30')), 'hours.0.hours.0.closes'],
    ['a time of another form', monday(open('8:00', '18:00')), 'hours.0.hours.0.opens'],
    ['minutes that do not exist', monday(open('08:00', '18:60')), 'hours.0.hours.0.closes'],
    ['seven stretches', monday(...many(7, (at) => open(`0${at}:00`, `0${at}:30`))), 'hours.0.hours'],
    ['a special day twice', { specialDays: [diwali(), diwali({ name: 'Again' })] }, 'specialDays'],
    ['a special day without a name', { specialDays: [diwali({ name: ' ' })] }, 'specialDays.0.name'],
    [
      'a special day whose hours overlap',
      { specialDays: [diwali({ hours: [open('08:00', '12:00'), open('10:00', '13:00')] })] },
      'specialDays.0.hours',
    ],
    ['401 special days', { specialDays: many(401, (at) => diwali({ day: dayOf(at) })) }, 'specialDays'],
    ['no phone', { phones: [] }, 'phones'],
    ['four phones', { phones: many(4, () => '+91 98765 43210') }, 'phones'],
    ['a phone of nine digits', { phones: ['522400123'] }, 'phones.0'],
    ['a phone of fourteen digits', { phones: ['98765 43210', '+91 98765 432101 1'] }, 'phones.1'],
    ['a phone with words', { phones: ['98765 43210 ext'] }, 'phones.0'],
    ['a WhatsApp number that is none', { whatsapp: 'call us' }, 'whatsapp'],
    ['another link in place of a WhatsApp number', { whatsapp: 'https://example.com/9198765432100' }, 'whatsapp'],
    ['an e-mail address without a place', { email: 'care' }, 'email'],
    ['a javascript: link', { mapUrl: 'javascript:alert(1)' }, 'mapUrl'],
    ['a javascript: link in capitals, with blanks', { mapUrl: ' JaVaScript:alert(1)' }, 'mapUrl'],
    ['a data: link', { social: [{ label: 'X', url: 'data:text/html,<script>' }] }, 'social.0.url'],
    ['a link without encryption', { social: [{ label: 'X', url: 'http://example.org' }] }, 'social.0.url'],
    ['a link with a password', { mapUrl: 'https://me:secret@example.org' }, 'mapUrl'],
    ['a link that ends an attribute', { mapUrl: 'https://example.org/"onclick="x' }, 'mapUrl'],
    ['a link of nothing', { mapUrl: 'https://' }, 'mapUrl'],
    ['a link without a name', { social: [{ label: '', url: 'https://example.org' }] }, 'social.0.label'],
    ['eleven links', { social: many(11, () => ({ label: 'X', url: 'https://example.org' })) }, 'social'],
    ['a GST number whose last character does not fit', { gstin: '27AAPFU0939F1ZW' }, 'gstin'],
    ['a UPI address without a handle', { vpa: 'clinic' }, 'vpa'],
    ['a UPI address that is an e-mail address', { vpa: 'care@clinic.test' }, 'vpa'],
    ['a price below nothing', { offers: [clinicOffer({ price: -1 })] }, 'offers.0.price'],
    ['a price over ₹10,00,000', { offers: [clinicOffer({ price: 100_000_001 })] }, 'offers.0.price'],
    ['a session of four minutes', { offers: [clinicOffer({ durationMinutes: 4 })] }, 'offers.0.durationMinutes'],
    ['a session of 481 minutes', { offers: [clinicOffer({ durationMinutes: 481 })] }, 'offers.0.durationMinutes'],
    ['a session type twice', { offers: [clinicOffer(), clinicOffer()] }, 'offers'],
    ['a package of no sessions', { packages: [{ name: 'X', sessions: 0, price: 1 }] }, 'packages.0.sessions'],
    ['a package over ₹10,00,000', { packages: [{ name: 'X', sessions: 1, price: 100_000_001 }] }, 'packages.0.price'],
    ['21 packages', { packages: many(21, () => ({ name: 'X', sessions: 1, price: 1 })) }, 'packages'],
    ['no name', { name: null }, 'name'],
    ['a name that cannot be seen', { name: ' \u200b ' }, 'name'],
    ['a name of 121 characters', { name: 'x'.repeat(121) }, 'name'],
    ['no street', { street: '' }, 'street'],
    ['no city', { city: null }, 'city'],
    ['no hours in place of closed days', { hours: null }, 'hours'],
    ['no offers in place of none', { offers: null }, 'offers'],
    ['no rules in place of the present ones', { booking: null }, 'booking'],
    ['a message twice', { templates: [template(), template({ enabled: false })] }, 'templates'],
    ['a template id with blanks', { templates: [template({ dltTemplateId: '1107 1' })] }, 'templates.0.dltTemplateId'],
    [
      'a template id of 41 digits',
      { templates: [template({ dltTemplateId: '1'.repeat(41) })] },
      'templates.0.dltTemplateId',
    ],
    [
      'no message to danger signs in English',
      { templates: [template(), template({ kind: 'DANGER_SIGN_OVERDUE', language: 'EN', enabled: false })] },
      'templates.1.enabled',
    ],
    [
      'no message of security notices in English',
      { templates: [template({ kind: 'SECURITY_NOTICE', language: 'EN', enabled: false })] },
      'templates.0.enabled',
    ],
    ['no messages in place of the present ones', { templates: null }, 'templates'],
    ['quiet time until 24:00', { quietUntil: '24:00' }, 'quietUntil'],
  ])('%s', async (_what, input, field) => {
    const { error } = await updateSettings(admin, { region: 'Bihar', ...input });
    expect(error?.extensions).toMatchObject({ code: 'BAD_INPUT', fields: { [field]: expect.any(String) } });
    expect(Object.keys(error?.extensions['fields'] as object)).toEqual([field]);
    expect(await readSettings(admin)).toEqual(untouched);
  });

  it.each([
    ['slotMinutes', 5, 120],
    ['leadMinutes', 0, 10_080],
    ['horizonDays', 1, 365],
    ['noticeHours', 0, 168],
    ['maxOpenRequests', 1, 50],
    ['maxPerDay', 1, 10],
    ['travelMinutes', 0, 240],
  ])('%s below %d and above %d, and keep both ends', async (name, least, most) => {
    for (const value of [least - 1, most + 1, null]) {
      const { error } = await updateSettings(admin, { booking: { [name]: value } });
      expect(error?.extensions).toMatchObject({ fields: { [`booking.${name}`]: expect.any(String) } });
    }
    for (const value of [least, most, untouched.booking[name]]) {
      const { done } = await updateSettings(admin, { booking: { [name]: value } });
      expect(done?.booking).toEqual({ ...untouched.booking, [name]: value });
    }
    untouched = await readSettings(admin);
  });
});
