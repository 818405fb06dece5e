import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAppointment, insertPatientWithAccount, insertPhysiotherapist } from '../../../test/builders.js';
import { openWith, setBackSettings } from '../../../test/clinic-calls.js';
import { insertSource, message, pid, segment, send, type TestSource } from '../../../test/hl7.js';
import { insertPlan } from '../../../test/recovery-builders.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';

let app: TestApp;
let source: TestSource;
let patient: Awaited<ReturnType<typeof insertPatientWithAccount>>;
/** The number of the patient at the hospital, and of the session. */
let mrn: string;
let visit: string;
beforeAll(async () => {
  app = await createTestApp();
  source = await insertSource(app.sql);
});
beforeEach(async () => {
  [mrn, visit] = [`MRN-${randomUUID()}`, `V-${randomUUID()}`];
  patient = await insertPatientWithAccount(app.sql);
  await identify(source);
});
afterEach(() => setBackSettings(app));
afterAll(() => app.close());

const identify = ({ system }: TestSource) =>
  app.sql('insert into patient_identifier (patient_id, system, value) values ($1, $2, $3)', [
    patient.record.id,
    system,
    mrn,
  ]);

/** Of tomorrow at ten, with nobody to treat, unless told otherwise. */
const tell = (event: string, by = source, { at = '202603111000', AIP = '' } = {}) =>
  send(
    app,
    message(by, `SIU^${event}`, [
      segment('SCH', { 2: visit, 11: `^^^${at}` }),
      pid({ 3: `${mrn}^^^CITY^MR`, 5: 'Yadav^Sunita' }),
      segment('AIP', { 3: AIP }),
    ]),
  );
const statuses = async () =>
  (
    await app.sql<{ status: string }>('select status from appointment where patient_id = $1 order by created_at', [
      patient.record.id,
    ])
  ).map(({ status }) => status);

describe('a session of a hospital with nobody to treat (hospital §7)', () => {
  it('does not wait for a time at which the patient has another one', async () => {
    const other = { starts_at: new Date('2026-03-11T10:30+05:30'), status: 'scheduled' };
    await insertAppointment(app.sql, patient.record.id, other);
    expect(await tell('S12')).toMatchObject({ code: 'AE', error: '205', place: 'SCH-11' });
    expect(await statuses()).toEqual(['scheduled']);
  });

  it('is no request of the patient: they are told of none, and it takes no room from theirs', async () => {
    await openWith(app, { max_open_requests: 1 });
    expect(await tell('S12')).toMatchObject({ code: 'AA' });
    expect(await app.sql('select kind from message where patient_id = $1', [patient.record.id])).toEqual([]);
    const browser = await app.signIn(patient.user.phone);
    const ask = (day: string) =>
      browser.graphql(
        `mutation { requestAppointment(input: { appointmentDate: "${day}T10:00", sessionType: CLINIC }) { id } }`,
      );
    expect((await ask('2026-03-12')).body.errors).toBeUndefined();
    expect((await ask('2026-03-13')).body.errors).toMatchObject([{ extensions: { code: 'LIMIT_REACHED' } }]);
    expect(await statuses()).toEqual(['pending', 'pending']);
  });
});

it('a session is known also to a source that was registered anew', async () => {
  const before = await insertSource(app.sql);
  await identify(before);
  expect(await tell('S12', before)).toMatchObject({ code: 'AA' });
  const since = await insertSource(app.sql, { system: before.system });
  expect(await tell('S15', since)).toMatchObject({ code: 'AE', error: '204', place: 'SCH-2' });
  await app.sql('update hl7_source set ended_at = now() where id = $1', [before.id]);
  expect(await tell('S12', since)).toMatchObject({ code: 'AE', error: '205', place: 'SCH-2' });
  expect(await tell('S15', since)).toMatchObject({ code: 'AA' });
  expect(await statuses()).toEqual(['canceled']);
});

it('a session of the plan that a hospital booked, moved or called off says so in its ledger (recovery §1)', async () => {
  const { id: planId } = await insertPlan(app, patient.record.id);
  await insertPhysiotherapist(app.sql, { registration_number: mrn });
  for (const [event, day] of Object.entries({ S12: '11', S14: '12', S15: '12' }))
    expect(await tell(event, source, { at: `202603${day}1000`, AIP: mrn })).toMatchObject({ code: 'AA' });
  const [{ name } = { name: '' }] = await app.sql<{ name: string }>('select name from hl7_source where id = $1', [
    source.id,
  ]);
  const events = await app.sql(
    `select kind, reason, entered_by from session_event where plan_id = $1 and kind <> 'PLANNED' order by id`,
    [planId],
  );
  expect(events).toEqual(
    ['BOOKED', 'RESCHEDULED', 'UNBOOKED'].map((kind) => ({ kind, reason: `told by ${name}`, entered_by: null })),
  );
});
