import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { insertPatientWithAccount, insertPhysiotherapist } from '../../../test/builders.js';
import { openWith } from '../../../test/clinic-calls.js';
import { signInAdmin } from '../../../test/signed-in-admin.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  ({ admin } = await signInAdmin(app));
});
beforeEach(async () => {
  app.clock.set(at('10 12:00'));
  await openWith(app, { name: 'Asha Physiotherapy', phones: ['+91 522 400 1234'] });
  await app.sql('delete from message');
  app.sms.messages.length = 0;
});
afterAll(() => app.close());

const at = (text: string) => new Date(`2026-03-${text.replace(' ', 'T')}:00+05:30`);

async function change(call: string, variables: object, browser = admin) {
  const { body } = await browser.graphql<{ done: { id: string } }>(`mutation ${call}`, variables);
  expect(body.errors).toBeUndefined();
  return body.data?.done.id ?? '';
}
const MOVE = '($id: ID!, $input: MoveAppointmentInput!) { done: moveAppointment(id: $id, input: $input) { id } }';
const move = (id: string, day: string, physiotherapistId?: string, browser = admin) =>
  change(MOVE, { id, input: { appointmentDate: `2026-03-${day}T10:30`, physiotherapistId } }, browser);
const cancel = (id: string) => change('($id: ID!) { done: cancelAppointment(id: $id) { id } }', { id });

/** A session of the 12th whose booking its patient has been told. */
async function toldSession(options: { language?: string } = {}) {
  const { record, user } = await insertPatientWithAccount(app.sql);
  if (options.language) await app.sql('update app_user set language = $2 where id = $1', [user.id, options.language]);
  const { id: physiotherapistId } = await insertPhysiotherapist(app.sql, { name: 'Kavya Rao' });
  const BOOK = '($input: BookAppointmentInput!) { done: bookAppointment(input: $input) { id } }';
  const input = { patientId: record.id, physiotherapistId, sessionType: 'CLINIC', appointmentDate: '2026-03-12T10:30' };
  const id = await change(BOOK, { input });
  await app.application.sendMessages(at('10 12:01'));
  expect(app.sms.messages.map(({ kind }) => kind)).toEqual(['SESSION_BOOKED']);
  app.sms.messages.length = 0;
  return { id, user, physiotherapistId };
}

/** What leaves when the quiet time of the 10th is over. */
async function sentInTheMorning() {
  await app.application.sendMessages(at('11 08:00'));
  return app.sms.messages.filter(({ kind }) => kind.startsWith('SESSION_')).map(({ text }) => text);
}

it('a session that is moved twice before a text leaves is told from the time that the patient knows', async () => {
  const { id } = await toldSession();
  app.clock.set(at('10 21:00'));
  await move(id, '13');
  await move(id, '14');
  const texts = await sentInTheMorning();
  expect(texts).toEqual([expect.stringMatching(/of Thu 12 Mar, 10:30 AM .* on Sat 14 Mar, 10:30 AM/)]);
});

it('one that is back at the time that the patient knows is not told', async () => {
  const { id } = await toldSession();
  app.clock.set(at('10 21:00'));
  await move(id, '13');
  await move(id, '12');
  expect(await sentInTheMorning()).toEqual([]);
});

it('one that is moved and canceled is canceled at the time that the patient knows', async () => {
  const { id } = await toldSession();
  app.clock.set(at('10 21:00'));
  await move(id, '13');
  await cancel(id);
  expect(await sentInTheMorning()).toEqual([expect.stringContaining('on Thu 12 Mar, 10:30 AM is cancelled')]);
});

it('a text that has left, or a move of their own, is what the patient knows from then on', async () => {
  const { id, user } = await toldSession();
  await move(id, '13');
  await app.application.sendMessages(at('10 12:02'));
  await move(id, '14', undefined, await app.signIn(user.phone));
  app.sms.messages.length = 0;
  app.clock.set(at('10 21:00'));
  await move(id, '16');
  expect(await sentInTheMorning()).toEqual([expect.stringMatching(/of Sat 14 Mar.* on Mon 16 Mar/)]);
});

it('a text that is being sent while the session is moved back counts as told', async () => {
  const { id } = await toldSession();
  await move(id, '13');
  // A process has taken it.
  await app.sql(
    `update message set attempts = 1, lease_until = $1 where status = 'QUEUED' and kind = 'SESSION_MOVED'`,
    [at('10 12:01')],
  );
  await move(id, '12');
  await app.application.sendMessages(at('10 12:00'));
  expect(app.sms.messages.map(({ text }) => text)).toEqual([expect.stringMatching(/of Fri 13 Mar.* on Thu 12 Mar/)]);
});

const LEAVE = '($input: LeaveInput!) { done: addLeave(input: $input) { leave { id } } }';
const onLeave = (physiotherapistId: string) => ({
  input: { physiotherapistId, from: '2026-03-12T00:00', until: '2026-03-13T00:00', affected: 'UNASSIGN' },
});

it('a session that nobody treats for now tells nothing; once somebody else is known, that alone', async () => {
  const { id, physiotherapistId } = await toldSession();
  await admin.graphql(`mutation ${LEAVE}`, onLeave(physiotherapistId));
  await app.application.sendMessages(at('10 12:02'));
  expect(app.sms.messages).toEqual([]);
  const { id: other } = await insertPhysiotherapist(app.sql, { name: 'Meera Nair' });
  await move(id, '12', other);
  await app.application.sendMessages(at('10 12:03'));
  await app.application.sendMessages(at('11 10:30'));
  expect(app.sms.messages.map(({ kind, text }) => [kind, text])).toEqual([
    ['SESSION_REASSIGNED', expect.stringContaining('on Thu 12 Mar, 10:30 AM is now with Meera Nair.')],
    ['REMINDER_DAY', expect.stringContaining('with Meera Nair')],
  ]);
});

it('somebody who was assigned and unassigned again is not named', async () => {
  const { id } = await toldSession();
  const { id: other } = await insertPhysiotherapist(app.sql, { name: 'Meera Nair' });
  app.clock.set(at('10 21:00'));
  await move(id, '12', other);
  await admin.graphql(`mutation ${LEAVE}`, onLeave(other));
  expect(await sentInTheMorning()).toEqual([]);
});

it('somebody else for one night is not told; in Hindi the change reads as a sentence', async () => {
  const { id, physiotherapistId } = await toldSession({ language: 'Hindi' });
  const { id: other } = await insertPhysiotherapist(app.sql, { name: 'Meera Nair' });
  app.clock.set(at('10 21:00'));
  await move(id, '12', other);
  await move(id, '12', physiotherapistId);
  expect(await sentInTheMorning()).toEqual([]);
  app.clock.set(at('11 09:00'));
  await move(id, '12', other);
  await app.application.sendMessages(at('11 09:01'));
  expect(app.sms.messages.map(({ text }) => text)).toEqual([
    expect.stringContaining('का आपका फिजियोथेरेपी सेशन अब Meera Nair के साथ है। समय वही है।'),
  ]);
});

it('a session from before the known state was stored is told from its newest text that left', async () => {
  const { id } = await toldSession();
  const forget = () => app.sql('delete from known_session where appointment_id = $1', [id]);
  app.clock.set(at('10 12:05'));
  await move(id, '13');
  await app.application.sendMessages(at('10 12:06'));
  app.sms.messages.length = 0;
  app.clock.set(at('10 21:00'));
  await move(id, '16');
  await forget();
  await move(id, '14');
  expect(await sentInTheMorning()).toEqual([
    expect.stringMatching(/of Fri 13 Mar, 10:30 AM .* on Sat 14 Mar, 10:30 AM/),
  ]);
});
