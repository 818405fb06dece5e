import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertPatient, insertPhysiotherapist } from '../../../test/builders.js';
import { insertSource, message, segment, send, type TestSource } from '../../../test/hl7.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';

let app: TestApp;
let source: TestSource;
let patientId: string;
const [mrn, registered] = [`MRN-${randomUUID()}`, `REG-${randomUUID()}`];
beforeAll(async () => {
  app = await createTestApp();
  source = await insertSource(app.sql);
  patientId = (await insertPatient(app.sql, { name: 'Sunita Yadav' })).id;
  const identifier = 'insert into patient_identifier (patient_id, system, value) values ($1, $2, $3)';
  await app.sql(identifier, [patientId, source.system, mrn]);
  await insertPhysiotherapist(app.sql, { registration_number: registered });
});
afterAll(() => app.close());

const livesAt = (address: string | null) =>
  app.sql('update patient set address = $2 where id = $1', [patientId, address]);
const tell = (event: string, visit: string, time: string, by = registered) =>
  send(
    app,
    message(source, `SIU^${event}`, [
      segment('SCH', { 2: visit, 11: `^^^${time}` }),
      segment('PID', { 3: `${mrn}^^^CITY^MR`, 5: 'Yadav^Sunita' }),
      segment('AIS', { 3: 'HOME^At home' }),
      segment('AIP', by ? { 3: by } : {}),
    ]),
  );
const sessions = () => app.sql('select status, starts_at from appointment where patient_id = $1', [patientId]);
const refused = { code: 'AE', error: '101', place: 'PID-11', sentence: expect.stringContaining('address') as string };

it('a home visit of a record without an address is neither booked (S12) nor moved (S14) by a hospital', async () => {
  const visit = `V-${randomUUID()}`;
  await livesAt(null);
  for (const by of [registered, '']) expect(await tell('S12', visit, '202603111000', by)).toMatchObject(refused);
  expect(await sessions()).toEqual([]);
  await livesAt('7 Lake View');
  expect(await tell('S12', visit, '202603111000', '')).toMatchObject({ code: 'AA' });
  await livesAt(null);
  const booked = await sessions();
  expect(booked).toMatchObject([{ status: 'pending' }]);
  expect(await tell('S14', visit, '202603111000')).toMatchObject(refused);
  expect(await tell('S14', visit, '202603111200', '')).toMatchObject(refused);
  expect(await sessions()).toEqual(booked);
  await livesAt('7 Lake View');
  expect(await tell('S14', visit, '202603111200')).toMatchObject({ code: 'AA' });
  expect(await sessions()).toMatchObject([{ status: 'scheduled' }]);
});
