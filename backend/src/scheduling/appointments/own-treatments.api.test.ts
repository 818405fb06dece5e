import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  insertAdmin,
  insertApiKey,
  insertAppointment,
  insertPatient,
  insertPhysiotherapist,
  insertStaff,
} from '../../../test/builders.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let neha: { id: string; browser: TestClient };
let other: string;
let patient: string;
beforeAll(async () => {
  app = await createTestApp();
  const { user, physiotherapistId } = await insertStaff(app.sql);
  neha = { id: physiotherapistId, browser: await app.signIn(user.phone, 'staff') };
  other = (await insertPhysiotherapist(app.sql)).id;
  patient = (await insertPatient(app.sql, { name: 'Sunita Yadav' })).id;
});
beforeEach(() => app.sql('delete from appointment'));
afterAll(() => app.close());

const session = async (columns: object = {}) =>
  (await insertAppointment(app.sql, patient, { physiotherapist_id: neha.id, status: 'scheduled', ...columns })).id;
async function listed(filter: object = {}) {
  const { body } = await neha.browser.graphql<{ appointments: { edges: { node: { id: string } }[] } }>(
    `query ($filter: AppointmentFilter) { appointments(first: 100, filter: $filter) {
      edges { node { id patient { name } appointmentDate status } } } }`,
    { filter },
  );
  return body.data?.appointments.edges.map(({ node }) => node.id);
}
const call = async (mutation: string) => {
  const { body } = await neha.browser.graphql(`mutation { done: ${mutation} { status } }`);
  return body.errors?.[0]?.extensions.code ?? body.data?.['done'];
};
const statusOf = async (id: string) => (await app.sql('select status from appointment where id = $1', [id]))[0];

describe('a physiotherapist', () => {
  it('sees the sessions that they treat and no other, however they ask', async () => {
    const own = await session();
    await session({ physiotherapist_id: other, starts_at: new Date(NOON.getTime() + 3_600_000) });
    await session({ physiotherapist_id: null, starts_at: new Date(NOON.getTime() + 7_200_000) });
    expect(await listed()).toEqual([own]);
    expect(await listed({ patientId: patient })).toEqual([own]);
    expect(await listed({ physiotherapistId: other })).toEqual([]);
  });

  it('sees the number of the record and no price, in the list as in what is answered (clinic §2, bench §2)', async () => {
    const id = await session({ price: 70_000, starts_at: NOON });
    const list = await neha.browser.graphql(
      '{ appointments(first: 1) { edges { node { price patient { patientId } } } } }',
    );
    expect(list.body.data).toEqual({
      appointments: { edges: [{ node: { price: null, patient: { patientId: expect.stringMatching(/^PT-/) } } }] },
    });
    const done = await neha.browser.graphql(`mutation { completeAppointment(id: "${id}") { price } }`);
    expect(done.body.data).toEqual({ completeAppointment: { price: null } });
  });

  it('sees the address of a session at home until it is over, and how one by video begins', async () => {
    const home = await insertPatient(app.sql, {
      name: 'Home Devi',
      address: '7 Lake View',
      contact_phone: '+919876543210',
    });
    const at = (hours: number) => new Date(NOON.getTime() + hours * 3_600_000);
    for (const [hours, columns] of [
      [1, { session_type: 'Home' }],
      [2, { session_type: 'Home', status: 'canceled' }],
      [3, { session_type: 'Tele' }],
      [4, { session_type: 'Clinic' }],
    ] as const) {
      const given = { physiotherapist_id: neha.id, status: 'scheduled', starts_at: at(hours), ...columns };
      await insertAppointment(app.sql, home.id, given);
    }
    const ask = async (browser: TestClient) =>
      (
        await browser.graphql<{ appointments: { edges: { node: unknown }[] } }>(
          `{ appointments(first: 9, filter: { from: "${NOON.toISOString()}" }) { edges { node { homeAddress callEnding } } } }`,
        )
      ).body.data?.appointments.edges.map(({ node }) => node);
    const [driven, called, none] = [
      { homeAddress: '7 Lake View', callEnding: null },
      { homeAddress: null, callEnding: '3210' },
      { homeAddress: null, callEnding: null },
    ];
    expect(await ask(neha.browser)).toEqual([driven, none, called, none]);
    const owner = await insertAdmin(app.sql);
    expect(await ask(await app.signIn(owner.phone, 'admin'))).toEqual([driven, driven, called, none]);
    const { text } = await insertApiKey(app.sql, owner.id, { scopes: ['appointments:read'] });
    expect(await ask(app.client(text))).toEqual([none, none, none, none]);
  });

  it('marks their own as completed or missed', async () => {
    const [done, missed] = [
      await session({ starts_at: new Date(NOON.getTime() - 3_600_000) }),
      await session({ starts_at: NOON }),
    ];
    expect(await call(`completeAppointment(id: "${done}")`)).toEqual({ status: 'COMPLETED' });
    expect(await call(`markAppointmentMissed(id: "${missed}", reason: "Rain")`)).toEqual({ status: 'MISSED' });
    const lines = await app.sql('select actor_role, verb from audit_event where subject_id in ($1, $2) order by id', [
      done,
      missed,
    ]);
    expect(lines).toEqual([
      { actor_role: 'physiotherapist', verb: 'appointment.complete' },
      { actor_role: 'physiotherapist', verb: 'appointment.miss' },
    ]);
  });

  it.each([
    ['of another', () => ({ physiotherapist_id: other })],
    ['of nobody yet', () => ({ physiotherapist_id: null })],
  ])('is told of a session %s that there is none, and nothing changes', async (_whose, columns) => {
    const id = await session(columns());
    expect(await call(`completeAppointment(id: "${id}")`)).toBe('NOT_FOUND');
    expect(await call(`completeAppointment(id: "${id}", version: 9)`)).toBe('NOT_FOUND');
    expect(await call(`markAppointmentMissed(id: "${id}", reason: "Rain")`)).toBe('NOT_FOUND');
    expect(await statusOf(id)).toEqual({ status: 'scheduled' });
  });

  it('approves nothing, and lists no records, no money and no team', async () => {
    const id = await session();
    for (const query of [
      `mutation { approveAppointment(id: "${id}") { id } }`,
      `{ patientDetails(id: "${patient}") { recoveryPercent } }`,
      '{ patients { total } }',
      '{ payments { total } }',
      '{ staff { id } }',
      '{ physiotherapists { id } }',
    ])
      expect((await neha.browser.graphql(query)).body.errors?.[0]?.extensions.code, query).toBe('FORBIDDEN');
  });
});
