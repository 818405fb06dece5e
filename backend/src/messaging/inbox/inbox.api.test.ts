import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertPatient, insertPatientWithAccount } from '../../../test/builders.js';
import { aboutForm, contactForm, openForVisitors, write } from '../../../test/contact-calls.js';
import { signInAdmin } from '../../../test/signed-in-admin.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let admin: TestClient;
let adminId: string;
beforeAll(async () => {
  app = await createTestApp();
  ({ admin, adminId } = await signInAdmin(app));
  await openForVisitors(app);
});
beforeEach(async () => {
  app.clock.set(NOON);
  await app.sql('delete from contact_message; delete from patient');
});
afterAll(() => app.close());

interface Message {
  id: string;
  name: string;
  status: string;
  patientId: string | null;
  version: number;
}

const FIELDS = 'id form name phone email subject message status receivedAt patientId version';
const LIST = `query ($first: Int!, $after: String, $status: ContactStatus) {
  list: contactMessages(first: $first, after: $after, status: $status) {
    edges { cursor node { ${FIELDS} } } pageInfo { hasNextPage endCursor } totalCount unread } }`;
const SET = `mutation ($id: ID!, $status: ContactStatus!, $version: Int) {
  done: setContactMessageStatus(id: $id, status: $status, version: $version) { ${FIELDS} } }`;

async function inbox(variables: object = {}) {
  const { body } = await admin.graphql<{
    list: {
      edges: { node: Message }[];
      pageInfo: { hasNextPage: boolean; endCursor: string | null };
      totalCount: number;
      unread: number;
    };
  }>(LIST, { first: 10, ...variables });
  const list = body.data?.list;
  return { ...list, messages: (list?.edges ?? []).map(({ node }) => node), error: body.errors?.[0]?.extensions };
}

async function setStatus(id: string | undefined, status: string, version?: number) {
  const { body } = await admin.graphql<{ done: Message }>(SET, { id, status, version });
  return { done: body.data?.done, code: body.errors?.[0]?.extensions.code };
}

/** The message of a name. */
async function named(name: string): Promise<Message | undefined> {
  return (await inbox()).messages.find((message) => message.name === name);
}

describe('the inbox', () => {
  it.each([{ first: 0 }, { first: 101 }, { after: 'nowhere' }])('refuses %j', async (variables) => {
    expect((await inbox(variables)).error).toMatchObject({ code: 'BAD_INPUT' });
  });

  it('shows what visitors wrote, newest first, also by pages', async () => {
    for (const name of ['One', 'Two', 'Three']) await write(app, { ...contactForm, name });
    await write(app, aboutForm);
    const whole = await inbox();
    expect(whole.messages.map(({ name }) => name)).toEqual(['Ravi Kumar', 'Three', 'Two', 'One']);
    expect([whole.totalCount, whole.unread, whole.pageInfo?.hasNextPage]).toEqual([4, 4, false]);
    expect(whole.messages[0]).toEqual({
      id: expect.any(String),
      form: 'ABOUT',
      name: 'Ravi Kumar',
      phone: null,
      email: 'ravi@example.com',
      subject: null,
      message: 'Hi',
      status: 'NEW',
      receivedAt: app.clock.now().toISOString(),
      patientId: null,
      version: 1,
    });
    const first = await inbox({ first: 3 });
    expect([first.messages.length, first.totalCount, first.pageInfo?.hasNextPage]).toEqual([3, 4, true]);
    const rest = await inbox({ first: 3, after: first.pageInfo?.endCursor });
    expect(rest.messages.map(({ name }) => name)).toEqual(['One']);
    expect(rest.pageInfo?.hasNextPage).toBe(false);
  });

  it('is filtered by status, and counts the new ones in all whatever is shown', async () => {
    for (const name of ['One', 'Two', 'Three']) await write(app, { ...contactForm, name });
    await write(app, { ...contactForm, website: 'x' });
    await setStatus((await named('Two'))?.id, 'DONE');
    const names = async (status: string) => (await inbox({ status })).messages.map(({ name }) => name);
    expect(await names('NEW')).toEqual(['Three', 'One']);
    expect(await names('DONE')).toEqual(['Two']);
    expect(await names('READ')).toEqual([]);
    const spam = await inbox({ status: 'SPAM' });
    expect([spam.messages.length, spam.totalCount, spam.unread]).toEqual([1, 1, 2]);
  });

  it('names the oldest record with the number, its own or its account’s, and none that was deleted', async () => {
    const later = (days: number) => new Date(NOON.getTime() + days * 86_400_000);
    await insertPatient(app.sql, { contact_phone: '+919876543210', created_at: later(1) });
    const own = await insertPatient(app.sql, { contact_phone: '+919876543210', created_at: NOON });
    await insertPatient(app.sql, { contact_phone: '+919876543210', created_at: later(2) });
    await insertPatient(app.sql, { contact_phone: '+919876500001', deleted_at: NOON });
    const { record, user } = await insertPatientWithAccount(app.sql, { contact_phone: null });
    const another = await insertPatientWithAccount(app.sql, { contact_phone: '+919876500002' });
    const former = await insertPatientWithAccount(app.sql, { contact_phone: null });
    await app.sql('update app_user set deleted_at = now() where id = $1', [former.user.id]);
    const written = {
      Own: '098765-43210',
      Deleted: '9876500001',
      Account: user.phone,
      'Another of its own': another.user.phone,
      'Former account': former.user.phone,
      Foreign: '+1 212 555 0100',
      None: '()',
    };
    for (const [name, phone] of Object.entries(written)) await write(app, { ...contactForm, name, phone });
    await write(app, aboutForm);
    const found = Object.fromEntries((await inbox()).messages.map(({ name, patientId }) => [name, patientId]));
    expect(found).toEqual({
      Own: own.id,
      Deleted: null,
      Account: record.id,
      'Another of its own': null,
      'Former account': null,
      Foreign: null,
      None: null,
      'Ravi Kumar': null,
    });
  });
});

describe('what has become of a message', () => {
  it.each(['not-an-id', '0197a6f0-0000-7000-8000-000000000000'])('cannot be said of %s', async (id) => {
    expect((await setStatus(id, 'DONE')).code).toBe('NOT_FOUND');
  });

  it('is refused to whoever has not seen the newest of it, also of two at once', async () => {
    await write(app, contactForm);
    const message = await named('Asha Verma');
    const both = await Promise.all([setStatus(message?.id, 'DONE', 1), setStatus(message?.id, 'SPAM', 1)]);
    expect(new Set(both.map(({ code }) => code))).toEqual(new Set([undefined, 'CHANGED_MEANWHILE']));
    expect((await setStatus(message?.id, 'NEW', 1)).code).toBe('CHANGED_MEANWHILE');
  });

  it('can be any status after any other, each with a line that names the field', async () => {
    await write(app, contactForm);
    const message = await named('Asha Verma');
    for (const [at, status] of ['READ', 'DONE', 'SPAM', 'NEW', 'NEW'].entries()) {
      const { done } = await setStatus(message?.id, status, Math.min(at + 1, 5));
      expect(done).toMatchObject({ status, version: Math.min(at + 2, 5), name: 'Asha Verma' });
    }
    const lines = await app.sql(
      `select actor_id, changed_fields, subject_type from audit_event where verb = 'inbox.setStatus' and subject_id = $1`,
      [message?.id],
    );
    expect(lines).toEqual(
      Array.from({ length: 4 }, () => ({
        actor_id: adminId,
        changed_fields: ['status'],
        subject_type: 'contactMessage',
      })),
    );
  });
});
