import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertPatientWithAccount, insertPhysiotherapist } from '../../../test/builders.js';
import { openWith } from '../../../test/clinic-calls.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let patient: TestClient;
let id: string;
beforeAll(async () => {
  app = await createTestApp();
  await insertPhysiotherapist(app.sql);
  const { user, record } = await insertPatientWithAccount(app.sql);
  id = record.id;
  patient = await app.signIn(user.phone);
});
afterAll(() => app.close());

async function ask(sessionType: string, appointmentDate: string) {
  const { body } = await patient.graphql<{ requestAppointment: { id: string } }>(
    `mutation ($input: RequestAppointmentInput!) { requestAppointment(input: $input) { id } }`,
    { input: { appointmentDate, sessionType } },
  );
  const { code, fields } = (body.errors?.[0]?.extensions ?? {}) as { code?: string; fields?: object };
  return { code, fields };
}
const isAt = async (address: string | null) => app.sql('update patient set address = $2 where id = $1', [id, address]);

it.each([false, true])(
  'a visit at home needs the address of the record, in an open clinic: %s (bench §1)',
  async (isOpen) => {
    if (isOpen) await openWith(app);
    const hours = isOpen ? ['12', '13'] : ['11', '16'];
    for (const address of [null, '']) {
      await isAt(address);
      expect(await ask('HOME', `2026-03-${hours[0]}T10:00`)).toEqual({
        code: 'BAD_INPUT',
        fields: { sessionType: expect.stringContaining('A visit at home needs your address') as string },
      });
    }
    expect((await ask('CLINIC', `2026-03-${hours[0]}T11:00`)).code).toBeUndefined();
    await isAt('12 Mall Road, Lucknow');
    expect((await ask('HOME', `2026-03-${hours[1]}T10:00`)).code).toBeUndefined();
  },
);
