import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertAdmin, insertPatientWithAccount } from '../../../test/builders.js';
import { insertDataRequest } from '../../../test/data-requests.js';
import { createHospitalApp, fhir, insertClient, signInClient } from '../../../test/hospital.js';
import type { TestApp } from '../../../test/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await createHospitalApp();
});
afterAll(() => app.close());

it('an e-mail that is erased at once is in no former version either; other elements and other patients keep theirs', async () => {
  const hospital = await signInClient(app, await insertClient(app.sql));
  const [one, other] = [await insertPatientWithAccount(app.sql), await insertPatientWithAccount(app.sql)];
  for (const [at, { user }] of [one, other].entries()) {
    const change = (statement: string) =>
      app.connections.orm.em
        .fork()
        .transactional((tx) => tx.getConnection().execute(statement, [user.id], 'run', tx.getTransactionContext()));
    await change(`update app_user set email = 'sunita${at}@example.org' where id = ?`);
    await change("update patient set address = 'Aminabad, Lucknow' where user_id = ?");
  }
  const historyOf = async (id: string) => {
    const { status, body } = await fhir(app, hospital, `/Patient/${id}/_history`);
    expect(status).toBe(200);
    return JSON.stringify(body);
  };
  expect(await historyOf(one.record.id)).toContain('sunita0@example.org');
  const { id } = await insertDataRequest(app.sql, one.user.id);
  const admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  const answer = await admin.graphql(
    'mutation ($input: DecideErasureInput!) { decideErasure(input: $input) { version } }',
    { input: { id, decision: 'ACCEPT' } },
  );
  expect(answer.body.errors).toBeUndefined();
  // By then hospitals that need no consent are refused; the stored rows are what they would read.
  const rows = await app.sql("select row from resource_version where type = 'Patient' and patient_id = $1", [
    one.record.id,
  ]);
  expect(JSON.stringify(rows)).toContain('Aminabad');
  expect(JSON.stringify(rows)).not.toContain('sunita0@example.org');
  expect(await historyOf(other.record.id)).toContain('sunita1@example.org');
});
