import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAppointment, insertPatient } from '../../../test/builders.js';
import { insertSource, message, pid, segment, send, type TestSource } from '../../../test/hl7.js';
import { signInAdmin } from '../../../test/signed-in-admin.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let admin: TestClient;
let source: TestSource;
let mrn: string;
let visit: string;
let patientId: string;
beforeAll(async () => {
  app = await createTestApp();
  ({ admin } = await signInAdmin(app));
  source = await insertSource(app.sql);
});
/** A session of tomorrow, and one of another day that is in the way of a change. */
beforeEach(async () => {
  [mrn, visit] = [randomUUID(), randomUUID()];
  patientId = (await insertPatient(app.sql)).id;
  await app.sql('insert into patient_identifier (patient_id, system, value) values ($1, $2, $3)', [
    patientId,
    source.system,
    mrn,
  ]);
  expect(await tell('S12', '202603111000')).toMatchObject({ code: 'AA' });
  await app.sql("update appointment set status = 'scheduled' where patient_id = $1", [patientId]);
  const inTheWay = { starts_at: new Date('2026-03-12T10:00+05:30'), status: 'scheduled' };
  await insertAppointment(app.sql, patientId, inTheWay);
});
afterAll(() => app.close());

const tell = (event: string, time: string, controlId: string = randomUUID()) =>
  send(
    app,
    message(source, `SIU^${event}`, [segment('SCH', { 2: visit, 11: `^^^${time}` }), pid({ 3: mrn })], { controlId }),
  );
/** A change to the time that is taken, which was kept and not applied; the id of the message. */
async function refused(): Promise<string> {
  const controlId = randomUUID();
  expect(await tell('S14', '202603121000', controlId)).toMatchObject({ code: 'AE', error: '205' });
  const [kept] = await app.sql<{ id: string }>('select id from hl7_message where control_id = $1', [controlId]);
  await app.sql("update appointment set status = 'canceled' where patient_id = $1 and starts_at = $2", [
    patientId,
    new Date('2026-03-12T10:00+05:30'),
  ]);
  return kept?.id ?? '';
}
async function replay(id: string) {
  const { body } = await admin.graphql<{ replayMessage: { code: string } }>(
    'mutation ($id: ID!) { replayMessage(id: $id) { code } }',
    { id },
  );
  const reasons = body.errors?.[0]?.extensions['reasons'] as { code: string }[] | undefined;
  return body.data?.replayMessage.code ?? reasons?.[0]?.code;
}
const times = async () =>
  (
    await app.sql<{ at: string }>(
      `select to_char(starts_at at time zone 'Asia/Kolkata', 'DD HH24:MI') as at from appointment
       where patient_id = $1 and status = 'scheduled'`,
      [patientId],
    )
  ).map(({ at }) => at);

describe('a change of a session that was not applied (hospital §8)', () => {
  it('is applied again once nothing is in the way, whatever came of the patient or of another session since', async () => {
    const id = await refused();
    const changed = message(source, 'A08', [pid({ 3: mrn, 5: 'Newer^Name' })]);
    expect(await send(app, changed)).toMatchObject({ code: 'AA' });
    const first = visit;
    visit = randomUUID();
    await tell('S12', '202603131000');
    await tell('S14', '202603141000');
    visit = first;
    expect(await replay(id)).toBe('AA');
    expect(await times()).toEqual(['12 10:00']);
    expect(await replay(id)).toBe('MESSAGE_APPLIED');
  });

  it('is not applied once the hospital has said something newer of the session', async () => {
    const id = await refused();
    expect(await tell('S14', '202603111500')).toMatchObject({ code: 'AA' });
    expect(await replay(id)).toBe('MESSAGE_OVERTAKEN');
    expect(await times()).toEqual(['11 15:00']);
    expect(await tell('S15', '')).toMatchObject({ code: 'AA' });
    expect(await replay(id)).toBe('AE 205');
    expect(await times()).toEqual([]);
  });

  it('takes nothing newer of the patient for something newer of itself, and is not taken for that', async () => {
    const controlId = randomUUID();
    const nameless = message(source, 'A08', [pid({ 3: mrn, 7: 'x' })], { controlId });
    expect(await send(app, nameless)).toMatchObject({ code: 'AE', error: '102' });
    const [kept] = await app.sql<{ id: string }>(
      `update hl7_message set body = convert_to(replace(convert_from(body, 'UTF8'), '|x', '|1961'), 'UTF8')
       where control_id = $1 returning id`,
      [controlId],
    );
    expect(await tell('S14', '202603111500')).toMatchObject({ code: 'AA' });
    expect(await replay(kept?.id ?? '')).toBe('AA');
  });
});
