import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshPhone, insertPatient, insertUser } from '../../../test/builders.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let desk: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  desk = await app.signIn((await insertUser(app.sql, { user_type: 'reception' })).phone, 'staff');
});
afterAll(() => app.close());

interface Answers {
  registerCaller?: { id: string; patientId: string; isProfileComplete: boolean };
  deskPatient?: object;
}

async function ask(query: string, variables?: object) {
  const { body } = await desk.graphql<Answers>(query, variables);
  return { data: body.data, code: body.errors?.[0]?.extensions.code, error: body.errors?.[0] };
}

const caller = (contactNumber: string, fields: object = {}) => ({
  input: { name: 'Ramesh Gupta', contactNumber, ...fields },
  key: `key ${contactNumber} ${JSON.stringify(fields)}`,
});
const REGISTER = `mutation ($input: RegisterCallerInput!, $key: String!) {
  registerCaller(input: $input, idempotencyKey: $key) { id patientId name contactNumber isProfileComplete } }`;

describe('a caller (bench §1)', () => {
  it('is registered by name and number alone, with the account of the number', async () => {
    const phone = freshPhone();
    const { data } = await ask(REGISTER, caller(phone));
    expect(data?.registerCaller).toMatchObject({ name: 'Ramesh Gupta', isProfileComplete: false });
    const [row] = await app.sql(
      'select u.phone, u.user_type, u.full_name from patient p join app_user u on u.id = p.user_id where p.id = $1',
      [data?.registerCaller?.id],
    );
    expect(row).toEqual({ phone, user_type: 'patient', full_name: 'Ramesh Gupta' });
  });

  it('is registered once when the request is sent twice, also at the same time', async () => {
    const asked = caller(freshPhone());
    const answers = await Promise.all([ask(REGISTER, asked), ask(REGISTER, asked)]);
    const again = await ask(REGISTER, asked);
    expect(new Set([...answers, again].map(({ data }) => data?.registerCaller?.id)).size).toBe(1);
  });

  it('is registered by one of two members of the desk who take the call at once', async () => {
    const phone = freshPhone();
    const [one, two] = await Promise.all([
      ask(REGISTER, { ...caller(phone), key: 'first of two' }),
      ask(REGISTER, { ...caller(phone), key: 'second of two' }),
    ]);
    expect([one.code, two.code].toSorted((a, b) => String(a).localeCompare(String(b)))).toEqual([
      'ALREADY_EXISTS',
      undefined,
    ]);
  });

  it.each([{}, { diagnosis: null }])(
    'is refused by the number of a record, complete or not, and the sentence names it: %o',
    async (columns) => {
      const phone = freshPhone();
      const { reference } = await insertPatient(app.sql, { contact_phone: phone, ...columns });
      const { code, error } = await ask(REGISTER, caller(phone));
      expect(code).toBe('ALREADY_EXISTS');
      expect(error?.message).toContain(reference);
      const { data } = await ask(REGISTER, caller(phone, { withoutAccount: true }));
      expect(data?.registerCaller?.isProfileComplete).toBe(false);
    },
  );

  it.each([
    [{ name: ' ' }, 'name'],
    [{ contactNumber: '12345' }, 'contactNumber'],
  ])('without a name or with a wrong number is refused at the field: %o', async (fields, field) => {
    const { code, error } = await ask(REGISTER, caller(freshPhone(), fields));
    expect(code).toBe('BAD_INPUT');
    expect(Object.keys(error?.extensions['fields'] ?? {})).toEqual([field]);
  });

  it('can be booked, charged and billed before the record is complete; a home visit needs the address', async () => {
    const { data } = await ask(REGISTER, caller(freshPhone()));
    const id = data?.registerCaller?.id ?? '';
    const book = `mutation ($input: BookAppointmentInput!) { bookAppointment(input: $input) { status } }`;
    const session = { patientId: id, appointmentDate: '2026-03-12T10:00', sessionType: 'CLINIC' };
    expect((await ask(book, { input: session })).data).toEqual({ bookAppointment: { status: 'SCHEDULED' } });
    const home = await ask(book, { input: { ...session, appointmentDate: '2026-03-13T10:00', sessionType: 'HOME' } });
    expect([home.code, Object.keys(home.error?.extensions['fields'] ?? {})]).toEqual(['BAD_INPUT', ['patientId']]);
    const money = `mutation { addCharge(input: { patientId: "${id}", text: "First session", amount: 80000 }, idempotencyKey: "charge of a caller") { id }
      recordPayment(input: { patientId: "${id}", amount: 50000, method: CASH }, idempotencyKey: "payment of a caller") { status } }`;
    expect((await ask(money)).data).toMatchObject({ recordPayment: { status: 'PAID' } });
    const { data: shown } = await ask(
      `{ deskPatient(id: "${id}") { missing sessionsAhead balance { charged due } nextSession { sessionType } } }`,
    );
    expect(shown?.deskPatient).toEqual({
      missing: ['diagnosedWith', 'address', 'age', 'gender', 'emergencyContactNumber'],
      sessionsAhead: 1,
      balance: { charged: 80_000, due: 30_000 },
      nextSession: { sessionType: 'CLINIC' },
    });
  });
});
