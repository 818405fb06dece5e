import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAdmin, insertLeave, insertPatient, insertPhysiotherapist, insertStaff } from '../../../test/builders.js';
import { openWith } from '../../../test/clinic-calls.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { bookAt, freeHours, readTimes, setHours } from '../../../test/times-calls.js';

let app: TestApp;
let admin: TestClient;
let kavita: string;
let patient: string;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  await openWith(app);
});
beforeEach(async () => {
  kavita = (await insertPhysiotherapist(app.sql, { name: 'Kavita' })).id;
  patient = (await insertPatient(app.sql)).id;
});
afterAll(() => app.close());

const at = (time: string) => new Date(`${time}:00+05:30`);
const slots = (day?: string) => freeHours(admin, kavita, day);
const book = (appointmentDate: string, more?: object) =>
  bookAt(admin, { patientId: patient, physiotherapistId: kavita, appointmentDate, ...more });
const thursday = (...hours: [opens: string, closes: string][]) => [
  { weekday: 'THURSDAY', hours: hours.map(([opens, closes]) => ({ opens, closes })) },
];

describe('own hours', () => {
  it('are the clinic’s until somebody has their own, and again with null', async () => {
    expect((await readTimes(admin, kavita)).done).toEqual({
      physiotherapistId: kavita,
      workingHours: null,
      leave: [],
      version: 1,
    });
    const hours = thursday(['09:00', '10:00'], ['16:00', '24:00']);
    expect((await setHours(admin, kavita, hours, 1)).done).toMatchObject({ workingHours: hours, version: 2 });
    // The clinic closes at six, and they are not there on other days.
    expect(await slots()).toEqual(['09:00', '16:00', '16:30', '17:00']);
    expect(await slots('2026-03-13')).toEqual([]);
    expect(await book('2026-03-12T11:00')).toBe('OUTSIDE_HOURS');
    expect(await book('2026-03-12T16:10')).toEqual({ outsideHours: false });
    expect((await setHours(admin, kavita, null, 1)).code).toBe('CHANGED_MEANWHILE');
    expect((await setHours(admin, kavita, null)).done).toMatchObject({ workingHours: null, version: 3 });
    expect(await book('2026-03-12T11:00')).toEqual({ outsideHours: false });
  });

  it.each([
    ['that close before they open', thursday(['22:00', '02:00']), 'hours.0.hours.0.closes'],
    ['that overlap', thursday(['09:00', '12:00'], ['11:00', '13:00']), 'hours.0.hours'],
    ['of no time of the day', thursday(['24:00', '24:00']), 'hours.0.hours.0.opens'],
    ['that name a weekday twice', [...thursday(['09:00', '10:00']), ...thursday(['11:00', '12:00'])], 'hours'],
  ])('%s are refused', async (_what, hours, field) => {
    const { code, fields } = await setHours(admin, kavita, hours);
    expect(code).toBe('BAD_INPUT');
    expect(Object.keys(fields as object)).toContain(field);
  });

  it('of nobody are not there', async () => {
    expect((await setHours(admin, patient, null)).code).toBe('NOT_FOUND');
    expect((await readTimes(admin, 'nobody')).code).toBe('NOT_FOUND');
  });
});

describe('a physiotherapist', () => {
  it('reads their own hours and leave from today on by the id of their account, and no note; another’s are not there', async () => {
    const { user, physiotherapistId } = await insertStaff(app.sql);
    const note = 'Something of hers';
    await insertLeave(app.sql, physiotherapistId, { note });
    await insertLeave(app.sql, physiotherapistId, {
      starts_at: at('2026-03-09T00:00'),
      ends_at: at('2026-03-10T00:00'),
    });
    const neha = await app.signIn(user.phone, 'staff');
    const { done } = await readTimes(neha, user.id);
    expect(done?.leave).toMatchObject([
      { from: '2026-03-11T18:30:00.000Z', until: '2026-03-12T18:30:00.000Z', note: null },
    ]);
    expect((await readTimes(admin, user.id)).done?.leave).toMatchObject([{ note }]);
    expect((await readTimes(neha, kavita)).code).toBe('NOT_FOUND');
  });
});
