import { randomUUID } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAppointment, insertPatient, insertPhysiotherapist } from '../../../test/builders.js';
import { openWith, setBackSettings } from '../../../test/clinic-calls.js';
import { insertSource, message, pid, segment, send, type TestSource } from '../../../test/hl7.js';
import { insertEndpoint } from '../../../test/hospital.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import { runSql } from '../../../test/test-database.js';
import { createLogger } from '../../platform/logger.js';

let app: TestApp;
let source: TestSource;
let log = '';
/** The number of the patient at the hospital, of whoever treats in the register, and of the session. */
let mrn: string;
let registered: string;
let visit: string;
let patientId: string;
let kavita: string;
beforeAll(async () => {
  const heard = new PassThrough().on('data', (piece: Buffer) => (log += piece.toString()));
  app = await createTestApp({ logger: createLogger('info', heard) });
  source = await insertSource(app.sql);
});
beforeEach(async () => {
  [mrn, registered, visit] = [`MRN-${randomUUID()}`, `REG-${randomUUID()}`, `V-${randomUUID()}`];
  patientId = (await insertPatient(app.sql, { name: 'Sunita Yadav' })).id;
  await identify(patientId, mrn);
  kavita = (await insertPhysiotherapist(app.sql, { name: 'Kavita', registration_number: registered })).id;
});
afterAll(() => app.close());

const identify = (id: string, value: string, { system } = source) =>
  app.sql('insert into patient_identifier (patient_id, system, value) values ($1, $2, $3)', [id, system, value]);

/** Tomorrow at ten, in clinic time. */
const TEN = '202603111000';
type Fields = Partial<Record<'SCH' | 'TQ1' | 'PID' | 'AIS' | 'AIP', Record<number, string>>>;
function told(event: string, fields: Fields = {}, header = {}, by = source): string {
  const whole = {
    SCH: { 2: visit, 11: `^^^${TEN}`, ...fields.SCH },
    TQ1: fields.TQ1,
    PID: { 3: `${mrn}^^^CITY^MR`, 5: 'Yadav^Sunita', ...fields.PID },
    AIS: fields.AIS,
    AIP: fields.AIP ?? { 3: `${registered}^Singh^Kavita` },
  };
  const segments = Object.entries(whole).flatMap(([name, one]) => (one ? [segment(name, one)] : []));
  return message(by, `SIU^${event}`, segments, header);
}
const tell = (event: string, fields: Fields = {}, header = {}) => send(app, told(event, fields, header));
const nobody = { AIP: {} };

interface Session {
  id: string;
  status: string;
  starts_at: Date;
  duration_minutes: number;
  session_type: string;
  physiotherapist_id: string | null;
  outside_hours: boolean;
  override_reason: string | null;
  version: number;
}
const sessionsOf = (id = patientId) =>
  app.sql<Session>('select * from appointment where patient_id = $1 order by starts_at', [id]);
const session = async () => (await sessionsOf())[0];
const become = (status: string) =>
  app.sql('update appointment set status = $2, missed_reason = $3 where patient_id = $1', [
    patientId,
    status,
    status === 'missed' ? 'ill' : null,
  ]);
const at = (time: string) => new Date(`${time}+05:30`);

describe('a session that a hospital books (S12, hospital §7)', () => {
  it.each<[string, Fields, string, string]>([
    ['without an id', { SCH: { 2: '' } }, '101', 'SCH-2'],
    ['with an id that is too long', { SCH: { 2: 'x'.repeat(200) } }, '102', 'SCH-2'],
    ['of no patient', { PID: { 3: '' } }, '101', 'PID-3'],
    ['of a patient whom nobody here knows', { PID: { 3: 'nobody' } }, '204', 'PID-3'],
    ['without a time', { SCH: { 11: '' } }, '101', 'SCH-11'],
    ['on a day alone', { SCH: { 11: '^^^20260311' } }, '102', 'SCH-11'],
    ['on a day that does not exist', { SCH: { 11: '^^^202602301000' } }, '102', 'SCH-11'],
    ['in other words', { SCH: { 11: '^^^2026-03-11T10:00' } }, '102', 'SCH-11'],
    ['in the past', { SCH: { 11: '^^^202603101200' } }, '102', 'SCH-11'],
    ['that ends before it begins', { SCH: { 11: `^^^${TEN}^202603110959` } }, '102', 'SCH-11'],
    ['that takes longer than any', { SCH: { 9: '481', 10: 'min' } }, '102', 'SCH-11'],
    ['of a length that is none', { SCH: { 9: 'long' } }, '102', 'SCH-9'],
    ['of a length in hours', { SCH: { 9: '1', 10: 'h' } }, '102', 'SCH-9'],
    ['of a kind that the clinic has not', { AIS: { 3: 'MRI^Scan' } }, '103', 'AIS-3'],
    ['with somebody whom no register here has', { AIP: { 3: 'REG-0' } }, '204', 'AIP-3'],
  ])('is not booked %s', async (_what, fields, error, place) => {
    const answer = await tell('S12', fields);
    expect(answer).toMatchObject({ code: 'AE', error, place });
    expect(answer.sentence).toMatch(/^[A-Z]/);
    expect(await sessionsOf()).toEqual([]);
  });

  it('is not booked of the number that another hospital has given', async () => {
    const other = await insertSource(app.sql);
    expect(await send(app, told('S12', {}, {}, other))).toMatchObject({ code: 'AE', error: '204', place: 'PID-3' });
    expect(await sessionsOf()).toEqual([]);
  });

  it('is not booked with one of several in the register, or after their last day', async () => {
    await app.sql("update physiotherapist set last_day = '2026-03-10' where id = $1", [kavita]);
    expect(await tell('S12')).toMatchObject({ code: 'AE', error: '204', place: 'AIP-3' });
    await app.sql('update physiotherapist set last_day = null where id = $1', [kavita]);
    await insertPhysiotherapist(app.sql, { registration_number: registered });
    expect(await tell('S12')).toMatchObject({ code: 'AE', error: '204', place: 'AIP-3' });
    expect(await sessionsOf()).toEqual([]);
  });

  it('is not booked where somebody has the time, of whom it says nothing', async () => {
    const other = await insertPatient(app.sql, { name: 'Amir Khan' });
    const columns = { physiotherapist_id: kavita, starts_at: at('2026-03-11T10:30'), status: 'scheduled' };
    await insertAppointment(app.sql, other.id, columns);
    const answer = await tell('S12');
    expect(answer).toMatchObject({ code: 'AE', error: '205', place: 'SCH-11' });
    expect(answer.text).not.toMatch(/Khan|Kavita/);
    expect(await tell('S12', { SCH: { 11: `^^^${TEN}^202603111030` } })).toMatchObject({ code: 'AA' });
  });

  it('stands as it is told, on record under the name of the source', async () => {
    const endpoint = await insertEndpoint(app.sql, { events: ['appointment.created'] });
    const controlId = randomUUID();
    const fields = { SCH: { 11: `^^^${TEN}^202603111030` }, AIS: { 3: 'TELE^By phone' } };
    expect(await tell('S12', fields, { controlId })).toMatchObject({ code: 'AA' });
    const booked = await session();
    expect(booked).toMatchObject({ status: 'scheduled', starts_at: at('2026-03-11T10:00'), duration_minutes: 30 });
    expect(booked).toMatchObject({ session_type: 'Tele', physiotherapist_id: kavita, outside_hours: false });
    expect(
      await app.sql("select verb, source_id from audit_event where subject_type = 'appointment' and subject_id = $1", [
        booked?.id,
      ]),
    ).toEqual([{ verb: 'hl7.book', source_id: source.id }]);
    expect(
      await app.sql('select event, patient_id, appointment_id from hl7_message where control_id = $1', [controlId]),
    ).toEqual([{ event: 'S12', patient_id: patientId, appointment_id: booked?.id }]);
    expect(await app.sql('select resource_id from webhook_delivery where endpoint_id = $1', [endpoint])).toEqual([
      { resource_id: booked?.id },
    ]);
  });

  it.each<[string, Fields, string, number]>([
    ['by its length', { SCH: { 9: '60', 10: 'min' } }, '2026-03-11T10:00', 60],
    ['in TQ1', { SCH: { 11: '' }, TQ1: { 7: '20260311110000', 8: '202603111120' } }, '2026-03-11T11:00', 20],
    ['in AIS', { SCH: { 11: '' }, AIS: { 4: '202603111200', 7: '25' } }, '2026-03-11T12:00', 25],
    ['in another zone', { SCH: { 11: '^^^20260311043000.0+0000' } }, '2026-03-11T10:00', 45],
    ['by SCH-1, where SCH-2 is empty', { SCH: { 1: 'PLACED', 2: '' } }, '2026-03-11T10:00', 45],
  ])('may be told %s', async (_what, fields, starts, minutes) => {
    expect(await tell('S12', fields)).toMatchObject({ code: 'AA' });
    expect(await sessionsOf()).toMatchObject([
      { starts_at: at(starts), duration_minutes: minutes, session_type: 'Clinic' },
    ]);
  });

  it('waits for the clinic where nobody is named to treat, and is booked once somebody is', async () => {
    expect(await tell('S12', nobody)).toMatchObject({ code: 'AA' });
    expect(await session()).toMatchObject({ status: 'pending', physiotherapist_id: null });
    expect(await tell('S14')).toMatchObject({ code: 'AA' });
    expect(await session()).toMatchObject({ status: 'scheduled', physiotherapist_id: kavita });
  });

  it('is booked once under its id, however many messages come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => tell('S12', nobody)));
    expect(answers.map(({ code, error }) => code + error).toSorted()).toEqual(['AA', ...Array(5).fill('AE205')]);
    expect(await sessionsOf()).toHaveLength(1);
    const controlId = randomUUID();
    visit = `V-${randomUUID()}`;
    const text = told('S12', { SCH: { 11: '^^^202603121000' } }, { controlId });
    const twice = await Promise.all([send(app, text), send(app, text)]);
    expect(twice[0]).toEqual(twice[1]);
    expect(twice[0]).toMatchObject({ code: 'AA' });
    expect(await sessionsOf()).toHaveLength(2);
  });

  it('outside the hours of an open clinic is booked by the source, as its row and the trail say', async () => {
    const offers = [{ sessionType: 'Clinic', enabled: true, durationMinutes: 50, price: 70_000 }];
    await openWith(app, { offers: JSON.stringify(offers) });
    const [{ name } = { name: '' }] = await app.sql<{ name: string }>('select name from hl7_source where id = $1', [
      source.id,
    ]);
    await tell('S12', { SCH: { 11: '^^^202603150300' } });
    const booked = await session();
    const overrideReason = `booked by ${name}`;
    expect(booked).toMatchObject({
      outside_hours: true,
      override_reason: overrideReason,
      duration_minutes: 50,
      price: 70_000,
    });
    expect(await app.sql('select details from audit_event where subject_id = $1', [booked?.id])).toEqual([
      { details: { overrideReason } },
    ]);
    await tell('S14', { SCH: { 11: `^^^${TEN}` } });
    expect(await session()).toMatchObject({
      outside_hours: false,
      override_reason: null,
      starts_at: at('2026-03-11T10:00'),
    });
    await setBackSettings(app);
  });
});

describe('a session that a hospital changes or cancels (S14, S15, hospital §7)', () => {
  it.each(['S14', 'S15'])(
    '%s is refused of an id that is not known, of another sender, and of another patient',
    async (event) => {
      await tell('S12');
      const before = await sessionsOf();
      const refused = { code: 'AE', error: '204', place: 'SCH-2' };
      expect(await tell(event, { SCH: { 2: 'unknown' } })).toMatchObject(refused);
      const other = await insertSource(app.sql, { system: source.system });
      expect(await send(app, told(event, {}, {}, other))).toMatchObject(refused);
      const { id } = await insertPatient(app.sql);
      await identify(id, `${mrn}-2`);
      expect(await tell(event, { PID: { 3: `${mrn}-2` } })).toMatchObject(refused);
      expect(await sessionsOf()).toEqual(before);
    },
  );

  it.each(['canceled', 'completed', 'missed'])('is refused once the session is %s', async (status) => {
    await tell('S12');
    await become(status);
    const before = await sessionsOf();
    const refused = { code: 'AE', error: '205', place: 'SCH-2' };
    expect(await tell('S14', { SCH: { 11: '^^^202603121000' } })).toMatchObject(refused);
    expect(await tell('S15')).toMatchObject(refused);
    expect(await tell('S12')).toMatchObject(refused);
    expect(await sessionsOf()).toEqual(before);
  });

  it.each<[string, Fields, string, string]>([
    ['to the past', { SCH: { 11: '^^^202603101200' } }, '102', 'SCH-11'],
    ['to another kind', { AIS: { 3: 'Home' } }, '102', 'AIS-3'],
    ['to somebody unknown', { AIP: { 3: 'REG-0' } }, '204', 'AIP-3'],
    ['to a time that the patient has not', { SCH: { 11: '^^^202603121000' } }, '205', 'SCH-11'],
  ])('is not changed %s', async (_what, fields, error, place) => {
    await tell('S12');
    await insertAppointment(app.sql, patientId, { starts_at: at('2026-03-12T10:00'), status: 'scheduled' });
    const before = await sessionsOf();
    expect(await tell('S14', fields)).toMatchObject({ code: 'AE', error, place });
    expect(await sessionsOf()).toEqual(before);
  });

  it('gets another time, length and physiotherapist, and keeps who treats where nobody is named', async () => {
    await tell('S12');
    const endpoint = await insertEndpoint(app.sql, { events: ['appointment.updated'] });
    expect(await tell('S14', { SCH: { 11: '^^^202603121000^202603121020' }, ...nobody })).toMatchObject({ code: 'AA' });
    const moved = { status: 'scheduled', starts_at: at('2026-03-12T10:00'), duration_minutes: 20, version: 2 };
    expect(await session()).toMatchObject({ ...moved, physiotherapist_id: kavita });
    const asha = await insertPhysiotherapist(app.sql, { registration_number: `A-${registered}` });
    const then = { SCH: { 11: '^^^202603121000' }, AIP: { 3: `A-${registered}` } };
    expect(await tell('S14', then)).toMatchObject({ code: 'AA' });
    expect(await session()).toMatchObject({ ...moved, version: 3, physiotherapist_id: asha.id });
    expect(await tell('S14', then)).toMatchObject({ code: 'AA' });
    expect(await session()).toMatchObject({ version: 3 });
    expect(await app.sql('select from webhook_delivery where endpoint_id = $1', [endpoint])).toHaveLength(2);
  });

  it.each<[string, Fields]>([
    ['that was booked', {}],
    ['that waits', nobody],
  ])('is canceled, one %s', async (_what, fields) => {
    await tell('S12', fields);
    expect(await tell('S15', { SCH: { 11: '' } })).toMatchObject({ code: 'AA' });
    expect(await session()).toMatchObject({ status: 'canceled', canceled_by: 'CLINIC', canceled_at: app.clock.now() });
  });

  it('is known by the record that stays after a merge, and not while the record is deleted', async () => {
    await tell('S12');
    const { id } = await insertPatient(app.sql);
    await identify(id, `${mrn}-2`);
    const stays = pid({ 3: `${mrn}-2` });
    expect(await send(app, message(source, 'A40', [stays, `MRG|${mrn}`]))).toMatchObject({ code: 'AA' });
    expect(await tell('S14', { SCH: { 11: '^^^202603121000' }, PID: { 3: `${mrn}-2` } })).toMatchObject({ code: 'AA' });
    expect(await sessionsOf(id)).toMatchObject([{ starts_at: at('2026-03-12T10:00') }]);
    await app.sql('update patient set deleted_at = now() where id = $1', [id]);
    expect(await tell('S15', { PID: { 3: `${mrn}-2` } })).toMatchObject({ code: 'AE', error: '204' });
  });
});

it('the log is told of no name and no number', async () => {
  await tell('S12', { SCH: { 11: 'Sunita' } });
  await runSql(app.database.ownerUrl, 'alter table hl7_appointment rename to away');
  expect(await tell('S12')).toMatchObject({ code: 'AE', error: '207' });
  await runSql(app.database.ownerUrl, 'alter table away rename to hl7_appointment');
  expect(log).toContain('a message could not be applied');
  expect(log).not.toMatch(/Sunita|Kavita|MRN-|REG-|V-/);
});
