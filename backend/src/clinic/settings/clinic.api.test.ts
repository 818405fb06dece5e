import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  codesOf,
  linesOf,
  openClinic,
  OWN_FACTS,
  publicClinic,
  readSettings,
  setBackSettings,
  together,
  updateSettings,
} from '../../../test/clinic-calls.js';
import { textKinds } from '../../identity/sms/message-kind.js';
import { signInAdmin } from '../../../test/signed-in-admin.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import type { Config } from '../../platform/config.js';
import { CLOSED_FACTS } from './clinic-facts.js';

let app: TestApp;
let admin: TestClient;
let adminId: string;
beforeAll(async () => {
  app = await createTestApp();
  ({ admin, adminId } = await signInAdmin(app));
});
beforeEach(() => setBackSettings(app));
afterAll(() => app.close());

const WEEK = [
  { weekday: 'MONDAY', hours: [{ opens: '00:00', closes: '24:00' }] },
  {
    weekday: 'TUESDAY',
    hours: [
      { opens: '08:00', closes: '12:00' },
      { opens: '12:00', closes: '18:30' },
    ],
  },
  { weekday: 'SUNDAY', hours: [] },
];
const OFFERS = [
  { sessionType: 'HOME', enabled: false, durationMinutes: 60, price: 100_000_000 },
  { sessionType: 'CLINIC', enabled: true, durationMinutes: 5, price: 0 },
  { sessionType: 'TELE', enabled: true, durationMinutes: 480, price: null },
];
const PACKAGES = [{ name: 'Ten sessions', sessions: 10, price: 1_200_000 }];

describe('the settings', () => {
  it('begin closed, with the facts of the specification and what it says of booking', async () => {
    const { clinic, templates, ...others } = await readSettings(admin);
    expect(clinic).toEqual({ ...CLOSED_FACTS, whatsapp: null, social: [] });
    expect(templates).toHaveLength(textKinds.length * 2);
    expect(templates).toEqual(
      templates.map(({ kind, language, text }) => ({ kind, language, text, dltTemplateId: null, enabled: true })),
    );
    expect(others).toEqual({
      legalName: null,
      gstin: null,
      vpa: null,
      receiptHeader: null,
      registrationNumber: null,
      offers: ['CLINIC', 'HOME', 'TELE'].map((sessionType) => ({
        sessionType,
        enabled: true,
        durationMinutes: 45,
        price: null,
      })),
      specialDays: [],
      booking: {
        mode: 'REQUEST',
        slotMinutes: 30,
        leadMinutes: 120,
        horizonDays: 90,
        noticeHours: 24,
        maxOpenRequests: 5,
        maxPerDay: 1,
        travelMinutes: 30,
        choosePhysiotherapist: true,
      },
      quietFrom: '20:00',
      quietUntil: '08:00',
      missing: ['phones', 'email', 'street'],
      openedAt: null,
      version: 1,
    });
  });

  it('keep what is sent, to its bounds, lists whole and weekdays in order', async () => {
    const words = { name: `"Asha's" <b>Physio</b> </script> 🦵 घुटना`, street: "7 O'Neill & Sons" };
    const plain = {
      ...words,
      phones: ['+91 522 400 1234', '(0522) 400-1235', '9876543210'],
      whatsapp: '+91 98765 43210',
      email: 'care@clinic.test',
      city: 'Kanpur',
      postalCode: '226001',
      mapUrl: 'https://maps.example.org/?q=1&x=%22',
      packages: PACKAGES,
      social: [{ label: 'Instagram', url: 'https://instagram.com/asha' }],
    };
    const own = { legalName: 'Asha Physio LLP', gstin: '27AAPFU0939F1ZV', vpa: 'asha.physio-1@kotak811' };
    const receiptHeader = 'Reg. 1234\nUP Council';
    const { done, error } = await updateSettings(admin, {
      ...plain,
      ...own,
      receiptHeader: ' Reg. 1234\r\nUP Council ',
      hours: WEEK.toReversed(),
      offers: OFFERS,
      booking: { mode: 'INSTANT', choosePhysiotherapist: false },
      quietFrom: '00:00',
      quietUntil: '23:59',
    });
    expect(error).toBeUndefined();
    expect(done).toMatchObject({
      ...own,
      receiptHeader,
      clinic: { ...plain, isOpen: false, hours: WEEK, offers: [] },
      offers: OFFERS,
      booking: { mode: 'INSTANT', choosePhysiotherapist: false, slotMinutes: 30 },
      quietFrom: '00:00',
      quietUntil: '23:59',
      version: 2,
    });
    expect(await readSettings(admin)).toEqual(done);
  });

  it('are told without blanks and in capitals where that is meant, and a WhatsApp link by its number', async () => {
    const { done } = await updateSettings(admin, {
      gstin: ' 27aapfu0939f1zv',
      whatsapp: 'https://wa.me/919876543210',
      name: '  Asha\tPhysio ',
    });
    expect(done).toMatchObject({
      gstin: '27AAPFU0939F1ZV',
      clinic: { whatsapp: '+919876543210', name: 'Asha Physio' },
    });
  });

  it('keep of each message its id and whether it is sent, and give the text to register with the clinic’s name', async () => {
    const own = { kind: 'PAYMENT_RECEIVED', language: 'HI', dltTemplateId: '1107160000000012345', enabled: false };
    const { done, error } = await updateSettings(admin, { name: 'Asha Physio', templates: [own] });
    expect(error).toBeUndefined();
    expect(done?.templates.filter(({ dltTemplateId, enabled }) => dltTemplateId !== null || !enabled)).toEqual([
      { ...own, text: 'हमें आपका {#var#} का भुगतान मिल गया है। धन्यवाद। Asha Physio' },
    ]);
    expect((await linesOf(app, 'clinic.update', adminId))[0]).toMatchObject({ changed_fields: ['name', 'templates'] });
    const sentBack = done?.templates.map(({ kind, language, dltTemplateId, enabled }) => ({
      kind,
      language,
      dltTemplateId,
      enabled,
    }));
    expect((await updateSettings(admin, { templates: sentBack })).done?.templates).toEqual(done?.templates);
  });

  it('keep what calls to danger signs: its id in English stays, or is another one; Hindi may be left out', async () => {
    const danger = { kind: 'DANGER_SIGN', language: 'EN', dltTemplateId: '1107', enabled: true };
    const hindi = { ...danger, language: 'HI', dltTemplateId: null, enabled: false };
    const other = { ...danger, kind: 'PAYMENT_RECEIVED' };
    // One that has none yet may stay without, so that the rest can be saved.
    expect((await updateSettings(admin, { templates: [{ ...danger, dltTemplateId: '' }] })).error).toBeUndefined();
    expect((await updateSettings(admin, { templates: [hindi, danger] })).error).toBeUndefined();
    const sentence = 'Without an id nobody is called to a danger sign: enter another one, or leave it';
    for (const [templates, field] of [
      [[other, { ...danger, dltTemplateId: null }], 'templates.1.dltTemplateId'],
      [[other, hindi], 'templates'],
      [[], 'templates'],
    ] as const) {
      const { error } = await updateSettings(admin, { templates });
      expect(error?.extensions).toMatchObject({ code: 'BAD_INPUT', fields: { [field]: sentence } });
    }
    const notice = { ...danger, kind: 'SECURITY_NOTICE' };
    expect((await updateSettings(admin, { templates: [danger, notice] })).error).toBeUndefined();
    expect((await updateSettings(admin, { templates: [danger] })).error?.extensions).toMatchObject({
      fields: { templates: 'Without an id no admin is told of a security notice: enter another one, or leave it' },
    });
    const { done } = await updateSettings(admin, { templates: [{ ...danger, dltTemplateId: '1108' }, notice] });
    expect(done?.templates.find(({ kind, language }) => kind === 'DANGER_SIGN' && language === 'EN')).toMatchObject({
      dltTemplateId: '1108',
      enabled: true,
    });
  });

  it('show an id of the environment while they have none, and do not make it their own', async () => {
    const sms: Config['sms'] = {
      providers: [{ provider: 'console' }],
      timeoutSeconds: 5,
      dltChangedTemplateId: '2',
      dltWrongCodesTemplateId: '3',
    };
    const other = await createTestApp({ database: app.database, config: { sms } });
    const { admin: there } = await signInAdmin(other);
    const { templates } = await readSettings(there);
    const withIds = (list: typeof templates = []) => list.filter(({ dltTemplateId }) => dltTemplateId !== null);
    expect(withIds(templates)).toMatchObject([
      { kind: 'NUMBER_CHANGED', language: 'EN', dltTemplateId: '2' },
      { kind: 'WRONG_CODES', language: 'EN', dltTemplateId: '3' },
    ]);
    const sent = templates.map(({ kind, language, dltTemplateId }) => ({
      kind,
      language,
      dltTemplateId,
      enabled: true,
    }));
    expect((await updateSettings(there, { templates: sent })).done?.templates).toEqual(templates);
    expect(withIds((await readSettings(admin)).templates)).toEqual([]);
    await other.close();
  });

  it('are emptied by null or nothing where they may be empty', async () => {
    const full = {
      legalName: 'X',
      whatsapp: '9876543210',
      region: 'Bihar',
      postalCode: '1',
      mapUrl: 'https://example.org',
      gstin: '27AAPFU0939F1ZV',
      vpa: 'ab@cd',
      receiptHeader: 'X',
      registrationNumber: 'CE/UP/2026/77',
    };
    for (const nothing of [null, ' ']) {
      expect((await updateSettings(admin, full)).done?.['gstin']).toBe(full.gstin);
      const { done } = await updateSettings(
        admin,
        Object.fromEntries(Object.keys(full).map((name) => [name, nothing])),
      );
      const nulls = { legalName: null, gstin: null, vpa: null, receiptHeader: null, registrationNumber: null };
      expect(done).toMatchObject(nulls);
      expect(done?.clinic).toMatchObject({ whatsapp: null, region: '', postalCode: null, mapUrl: null });
    }
  });

  it('leave one line in the audit trail, with the names of what changed, and none where nothing did', async () => {
    const before = (await linesOf(app, 'clinic.update', adminId)).length;
    const input = { city: 'Kanpur', phones: ['9876543210'], hours: WEEK, offers: OFFERS, booking: { noticeHours: 12 } };
    await updateSettings(admin, input);
    const again = await updateSettings(admin, { ...input, region: 'Uttar Pradesh', packages: [] });
    expect(again.done?.version).toBe(2);
    const lines = await linesOf(app, 'clinic.update', adminId);
    expect(lines.length - before).toBe(1);
    expect(lines[0]).toEqual({
      subject_type: 'clinicSettings',
      subject_id: 'clinic',
      changed_fields: expect.arrayContaining(['city', 'phones', 'hours', 'offers', 'noticeHours']),
      details: null,
    });
    expect(lines[0]?.['changed_fields']).toHaveLength(5);
  });

  it('are told of a change in between (OL-1): of two admins who save at once, one', async () => {
    const both = await together(app, [
      () => updateSettings(admin, { city: 'Kanpur' }, 1),
      () => updateSettings(admin, { city: 'Agra' }, 1),
    ]);
    expect(new Set(codesOf(both))).toEqual(new Set(['CHANGED_MEANWHILE', 'done']));
    const winner = both.find(({ done }) => done)?.done;
    expect(await readSettings(admin)).toEqual(winner);
    expect(winner?.version).toBe(2);
  });
});

describe('the public facts', () => {
  it('are those of the specification until the clinic is open, whatever was entered', async () => {
    await updateSettings(admin, { ...OWN_FACTS, name: 'Asha Physio', packages: PACKAGES, offers: OFFERS });
    expect(await publicClinic(app)).toEqual(CLOSED_FACTS);
  });

  it('are the clinic’s own once it is open, with the offers that have a price', async () => {
    await updateSettings(admin, { ...OWN_FACTS, name: 'Asha Physio', hours: WEEK, packages: PACKAGES, offers: OFFERS });
    const { done } = await openClinic(admin);
    expect(await publicClinic(app)).toEqual(done?.clinic);
    expect(done?.clinic).toMatchObject({
      ...OWN_FACTS,
      isOpen: true,
      name: 'Asha Physio',
      hoursText: 'Mon 24 hours; Tue 8AM-12PM and 12PM-6:30PM',
      offers: OFFERS.slice(0, 2),
      packages: PACKAGES,
    });
  });

  it('name the special days from today to 60 days ahead, on the clinic’s day', async () => {
    const days = ['2026-03-09', '2026-03-10', '2026-03-11', '2026-05-09', '2026-05-10'];
    const specialDays = days.map((day) => ({ day, name: day, hours: [] }));
    const { done } = await updateSettings(admin, { specialDays: specialDays.toReversed() });
    const told = async () => (await readSettings(admin)).clinic['specialDays'];
    expect(done?.['specialDays']).toEqual(specialDays);
    expect(await told()).toEqual(specialDays.slice(1, 4));
    app.clock.set('2026-03-10T18:29:59Z');
    expect(await told()).toEqual(specialDays.slice(1, 4));
    app.clock.set('2026-03-10T18:30:00Z');
    expect(await told()).toEqual(specialDays.slice(2));
    app.clock.set(NOON);
  });
});
