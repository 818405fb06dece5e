import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAdmin, insertAppointment, insertPatientWithAccount } from '../../../test/builders.js';
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
import { signInAdmin } from '../../../test/signed-in-admin.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { runSql } from '../../../test/test-database.js';

let app: TestApp;
let admin: TestClient;
let adminId: string;
beforeAll(async () => {
  app = await createTestApp();
  ({ admin, adminId } = await signInAdmin(app));
});
beforeEach(() => setBackSettings(app));
afterAll(() => app.close());

describe('opening', () => {
  const EXAMPLES = {
    email: ' CARE@example.com ',
    street: '0  Example road',
    whatsapp: '910000000000',
    social: [{ label: 'Facebook', url: 'https://example.com/facebook' }],
  };

  it.each([
    ['phones', { phones: ['9876543210', '+91-00000-00000'] }],
    ['phones', { phones: ['(00000) 00000'] }],
    ['whatsapp', { whatsapp: EXAMPLES.whatsapp }],
    ['email', { email: EXAMPLES.email }],
    ['street', { street: EXAMPLES.street }],
    ['social', { social: EXAMPLES.social }],
    ['hours', { hours: [] }],
    ['hours', { hours: [{ weekday: 'MONDAY', hours: [] }] }],
    ['offers', { offers: [] }],
    ['offers', { offers: [{ sessionType: 'HOME', enabled: false, durationMinutes: 45, price: 100 }] }],
  ])('is refused while %s is missing, which is said beforehand: %j', async (field, input) => {
    const { done } = await updateSettings(admin, { ...OWN_FACTS, ...input });
    expect(done?.missing).toEqual([field]);
    const { error } = await openClinic(admin);
    expect(error?.extensions).toMatchObject({ code: 'WRONG_STATE', fields: { [field]: expect.any(String) } });
    expect(await readSettings(admin)).toEqual(done);
    expect((await publicClinic(app))['isOpen']).toBe(false);
  });

  it('takes place once, when two ask at once, and leaves one line', async () => {
    const before = (await linesOf(app, 'clinic.open', adminId)).length;
    await updateSettings(admin, OWN_FACTS);
    const both = await together(app, [() => openClinic(admin), () => openClinic(admin)]);
    expect(new Set(codesOf(both))).toEqual(new Set(['WRONG_STATE', 'done']));
    expect(both.find(({ error }) => error)?.error?.message).toBe('The clinic is open already.');
    expect(await readSettings(admin)).toMatchObject({
      clinic: { isOpen: true },
      openedAt: NOON.toISOString(),
      missing: [],
      version: 3,
    });
    const lines = await linesOf(app, 'clinic.open', adminId);
    expect(lines.length - before).toBe(1);
    expect(lines[0]).toMatchObject({ subject_id: 'clinic', changed_fields: ['openedAt'] });
  });

  it('lets the sessions that were agreed before be reminded of, and tells nothing else', async () => {
    const { record } = await insertPatientWithAccount(app.sql);
    const ahead = (hours: number, columns: object) =>
      insertAppointment(app.sql, record.id, { starts_at: new Date(NOON.getTime() + hours * 3_600_000), ...columns });
    const { id: far } = await ahead(48, { status: 'scheduled' });
    const { id: near } = await ahead(4, { status: 'scheduled' });
    await ahead(72, { status: 'pending' });
    await ahead(96, { status: 'scheduled', deleted_at: NOON });
    await ahead(-4, { status: 'scheduled' });
    await updateSettings(admin, OWN_FACTS);
    expect((await openClinic(admin)).done?.clinic['isOpen']).toBe(true);
    expect(
      await app.sql('select kind, subject_id from message where patient_id = $1 order by id', [record.id]),
    ).toEqual([
      { kind: 'REMINDER_HOURS', subject_id: near },
      { kind: 'REMINDER_DAY', subject_id: far },
      { kind: 'REMINDER_HOURS', subject_id: far },
    ]);
  });

  it.each([
    ['phones', { phones: ['+91 00000 00000'] }],
    ['hours', { hours: [] }],
    ['offers', { offers: [] }],
  ])('keeps %s from being taken away afterwards', async (field, input) => {
    await updateSettings(admin, OWN_FACTS);
    const { done } = await openClinic(admin);
    const { error } = await updateSettings(admin, { city: 'Agra', ...input });
    expect(error?.extensions).toMatchObject({ code: 'BAD_INPUT', fields: { [field]: expect.any(String) } });
    expect(await readSettings(admin)).toEqual(done);
  });

  it('with values that belong to nobody does not keep a clinic from changing the rest once there is no sample data any more', async () => {
    const trial = await createTestApp({ database: app.database, config: { sampleData: true } });
    try {
      await openClinic(await trial.signIn((await insertAdmin(trial.sql)).phone, 'admin'));
    } finally {
      await trial.close();
    }
    const missing = ['phones', 'email', 'street'];
    expect((await updateSettings(admin, { city: 'Agra' })).done).toMatchObject({ clinic: { city: 'Agra' }, missing });
    const { done } = await updateSettings(admin, { phones: OWN_FACTS.phones });
    expect(done?.missing).toEqual(['email', 'street']);
    for (const taken of [{ phones: ['+91 00000 00000'] }, { hours: [] }, { offers: [] }]) {
      const { error } = await updateSettings(admin, { city: 'Pune', ...taken });
      expect(error?.extensions).toMatchObject({ code: 'BAD_INPUT' });
      expect(Object.keys(error?.extensions.fields ?? {})).toEqual(Object.keys(taken));
    }
    expect(await readSettings(admin)).toEqual(done);
  });

  it('is for good, whoever tries', async () => {
    await app.sql('update clinic_settings set opened_at = now()');
    for (const url of [app.database.appUrl, app.database.ownerUrl]) {
      await expect(runSql(url, 'update clinic_settings set opened_at = null')).rejects.toThrow('does not close again');
    }
    await expect(runSql(app.database.appUrl, 'delete from clinic_settings')).rejects.toThrow('permission denied');
  });

  it('needs no values of its own where there is sample data, to be tried out', async () => {
    const trial = await createTestApp({ config: { sampleData: true } });
    try {
      const browser = await trial.signIn((await insertAdmin(trial.sql)).phone, 'admin');
      const { clinic, missing } = await readSettings(browser);
      expect([clinic['isOpen'], missing]).toEqual([false, []]);
      await updateSettings(browser, { hours: [] });
      expect((await openClinic(browser)).error?.extensions).toMatchObject({ fields: { hours: expect.any(String) } });
      await updateSettings(browser, { hours: [{ weekday: 'MONDAY', hours: [{ opens: '08:00', closes: '18:00' }] }] });
      expect((await openClinic(browser)).done?.clinic['isOpen']).toBe(true);
    } finally {
      await trial.close();
    }
  });
});
