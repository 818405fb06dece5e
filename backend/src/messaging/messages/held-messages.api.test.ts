import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertPatientWithAccount, insertPhysiotherapist } from '../../../test/builders.js';
import { openWith } from '../../../test/clinic-calls.js';
import { signInAdmin } from '../../../test/signed-in-admin.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp({ config: { messageHoldSeconds: 60 } });
  ({ admin } = await signInAdmin(app));
});
beforeEach(async () => {
  app.clock.set(at('12:00:00'));
  await openWith(app, { name: 'Asha Physiotherapy', phones: ['+91 522 400 1234'] });
  await app.sql('delete from message');
  app.sms.messages.length = 0;
});
afterAll(() => app.close());

/** A moment of the 10th on the clinic's clock. */
const at = (time: string) => new Date(`2026-03-10T${time}+05:30`);

async function change(call: string, variables: object, browser = admin) {
  const { body } = await browser.graphql<{ done: { id: string } }>(`mutation ${call}`, variables);
  expect(body.errors).toBeUndefined();
  return body.data?.done.id ?? '';
}
const MOVE = '($id: ID!, $input: MoveAppointmentInput!) { done: moveAppointment(id: $id, input: $input) { id } }';
const move = (id: string, day: string, physiotherapistId?: string, browser = admin) =>
  change(MOVE, { id, input: { appointmentDate: `2026-03-${day}T10:30`, physiotherapistId } }, browser);
const cancel = (id: string) => change('($id: ID!) { done: cancelAppointment(id: $id) { id } }', { id });

async function sentAt(time: string) {
  await app.application.sendMessages(at(time));
  return app.sms.messages.splice(0).map(({ kind, text }) => [kind, /on (Thu|Fri|Sat) 1/.exec(text)?.[1] ?? text]);
}

/** A session of Thursday the 12th at 10:30 that the desk books now. */
async function book() {
  const { record, user } = await insertPatientWithAccount(app.sql);
  const { id: physiotherapistId } = await insertPhysiotherapist(app.sql, { name: 'Kavya Rao' });
  const BOOK = '($input: BookAppointmentInput!) { done: bookAppointment(input: $input) { id } }';
  const input = { patientId: record.id, physiotherapistId, sessionType: 'CLINIC', appointmentDate: '2026-03-12T10:30' };
  return { id: await change(BOOK, { input }), user, physiotherapistId };
}

/** The same, and the patient has been told. */
async function bookedAndTold() {
  const booked = await book();
  await app.application.sendMessages(at('12:01:00'));
  expect(app.sms.messages.splice(0).map(({ kind }) => kind)).toEqual(['SESSION_BOOKED']);
  app.clock.set(at('12:10:00'));
  return booked;
}

describe('what staff change is told when the hold is over (bench §6)', () => {
  it('and not a second earlier', async () => {
    await book();
    expect(await sentAt('12:00:59')).toEqual([]);
    expect(await sentAt('12:01:00')).toEqual([['SESSION_BOOKED', expect.stringContaining('for Thu 12 Mar')]]);
  });

  it('a session that is moved back within the hold tells nothing (law 8)', async () => {
    const { id } = await bookedAndTold();
    await move(id, '13');
    app.clock.set(at('12:10:40'));
    await move(id, '12');
    expect(await sentAt('12:30:00')).toEqual([]);
  });

  it('one that is moved back after the text has left tells that, from the time that was told', async () => {
    const { id } = await bookedAndTold();
    await move(id, '13');
    expect(await sentAt('12:11:00')).toEqual([['SESSION_MOVED', 'Fri']]);
    app.clock.set(at('12:11:20'));
    await move(id, '12');
    expect(await sentAt('12:12:20')).toEqual([['SESSION_MOVED', 'Thu']]);
  });

  it('one that is booked and moved within the hold is told once, as a booking at its last time', async () => {
    const { id } = await book();
    app.clock.set(at('12:00:30'));
    await move(id, '13');
    expect(await sentAt('12:01:00')).toEqual([]);
    expect(await sentAt('12:01:30')).toEqual([['SESSION_BOOKED', expect.stringContaining('for Fri 13 Mar')]]);
  });

  it('one that is booked and canceled within the hold tells nothing; after it, that it is canceled', async () => {
    const { id } = await book();
    app.clock.set(at('12:00:59'));
    await cancel(id);
    expect(await sentAt('12:30:00')).toEqual([]);
    app.clock.set(at('12:30:00'));
    const { id: other } = await book();
    // The gateway is away: the patient agreed to the time on the phone.
    app.clock.set(at('12:31:01'));
    await cancel(other);
    expect(await sentAt('12:40:00')).toEqual([['SESSION_CANCELED', 'Thu']]);
  });

  it('somebody else and back within the hold tells nothing; somebody else alone is told once, as what it is', async () => {
    const { id, physiotherapistId } = await bookedAndTold();
    const { id: other } = await insertPhysiotherapist(app.sql, { name: 'Meera Nair' });
    await move(id, '12', other);
    app.clock.set(at('12:10:30'));
    await move(id, '12', physiotherapistId);
    expect(await sentAt('12:20:00')).toEqual([]);
    app.clock.set(at('12:20:00'));
    await move(id, '12', other);
    expect(await sentAt('12:20:59')).toEqual([]);
    expect(await sentAt('12:21:00')).toEqual([['SESSION_REASSIGNED', 'Thu']]);
  });

  it('a request that is approved and canceled within the hold is canceled: its patient waits for an answer', async () => {
    const { record, user } = await insertPatientWithAccount(app.sql);
    await insertPhysiotherapist(app.sql);
    const REQUEST = '($input: RequestAppointmentInput!) { done: requestAppointment(input: $input) { id } }';
    const input = { appointmentDate: '2026-03-12T10:30', sessionType: 'CLINIC' };
    const id = await change(REQUEST, { input }, await app.signIn(user.phone));
    expect(record.id).not.toBe(id);
    expect(await sentAt('12:00:01')).toEqual([['SESSION_REQUESTED', 'Thu']]);
    await change('($id: ID!) { done: approveAppointment(id: $id) { id } }', { id });
    app.clock.set(at('12:00:30'));
    await cancel(id);
    expect(await sentAt('12:05:00')).toEqual([['SESSION_CANCELED', 'Thu']]);
  });
});

describe('nothing is held back', () => {
  it('of what patients change themselves', async () => {
    const { id, user } = await bookedAndTold();
    await move(id, '14', undefined, await app.signIn(user.phone));
    expect(await sentAt('12:10:00')).toEqual([['SESSION_MOVED', 'Sat']]);
  });

  it('of a session that begins within the hold', async () => {
    const { id } = await bookedAndTold();
    app.clock.set(new Date('2026-03-12T10:29:30+05:30'));
    await cancel(id);
    await app.application.sendMessages(new Date('2026-03-12T10:29:30+05:30'));
    expect(app.sms.messages.map(({ kind }) => kind)).toContain('SESSION_CANCELED');
  });
});
