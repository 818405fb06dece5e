import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { insertAppointment, insertPatientWithAccount } from '../../../test/builders.js';
import { insertDataRequest } from '../../../test/data-requests.js';
import { createHospitalApp, insertReferral } from '../../../test/hospital.js';
import { NOON, type TestApp } from '../../../test/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await createHospitalApp();
});
afterAll(() => app.close());

it('an erasure deletes the versions last: also those of a change that it waits for', async () => {
  const longAgo = '2016-03-01T06:30:00Z';
  const { user, record } = await insertPatientWithAccount(app.sql, { created_at: longAgo });
  const referral = await insertReferral(app.sql, record.id);
  await insertAppointment(app.sql, record.id, { status: 'completed', starts_at: longAgo });
  const request = { status: 'ACCEPTED', decided_at: NOON, decided_by_id: user.id, erase_on: '2019-03-01' };
  const { id } = await insertDataRequest(app.sql, user.id, request);
  await app.application.keepVersions();
  const stored = () => app.sql('select type from resource_version where patient_id = $1', [record.id]);
  expect(await stored()).not.toEqual([]);
  const isWaiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  let erasure = Promise.resolve();
  await app.connections.orm.em.fork().transactional(async (tx) => {
    const statement = "update referral set reason = 'A change meanwhile' where id = ?";
    await tx.getConnection().execute(statement, [referral], 'run', tx.getTransactionContext());
    erasure = app.application.runMaintenance();
    await vi.waitFor(async () => expect(await app.sql(isWaiting)).toHaveLength(1), { timeout: 10_000 });
  });
  await erasure;
  expect(await app.sql('select status from data_request where id = $1', [id])).toEqual([{ status: 'ERASED' }]);
  expect(await stored()).toEqual([]);
  const [row] = await app.sql("select erased ? 'resource_version' as named from erasure_proof where request_id = $1", [
    id,
  ]);
  expect(row).toEqual({ named: true });
});
