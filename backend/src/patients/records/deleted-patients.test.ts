import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { insertAdmin, insertPatient, insertPatientWithAccount, insertUser } from '../../../test/builders.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

const DAY = 24 * 3_600_000;

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn((await insertAdmin(app.sql, { full_name: 'Zoya Irani' })).phone, 'admin');
});
afterAll(() => app.close());
afterEach(() => app.sql('delete from patient'));

interface Deleted {
  records: {
    patient: { id: string; patientId: string; name: string };
    deletedBy: string | null;
    restorableUntil: string;
  }[];
  total: number;
  page: number;
  limit: number;
}

async function list(args = 'page: 1'): Promise<Deleted | undefined> {
  const { body } = await admin.graphql<{ deletedPatients: Deleted }>(`{ deletedPatients(${args}) {
    records { patient { id patientId name diagnosedWith contactNumber } deletedAt deletedBy restorableUntil }
    total page limit } }`);
  return body.data?.deletedPatients;
}
const idsOf = (page: Deleted | undefined) => page?.records.map(({ patient }) => patient.id);

const ago = (ms: number, columns = {}) =>
  insertPatient(app.sql, { deleted_at: new Date(NOON.getTime() - ms), ...columns });
const restore = async (id: string) => (await admin.graphql(`mutation { restorePatient(id: "${id}") { id } }`)).body;

describe('the records deleted within 30 days (reading 37)', () => {
  it('are listed with what tells them apart, and the days left to bring them back', async () => {
    const { record, user } = await insertPatientWithAccount(app.sql, { contact_phone: null });
    const { id, reference } = await insertPatient(app.sql, { contact_phone: '+919876543210' });
    expect(await list()).toMatchObject({ records: [], total: 0 });
    for (const one of [record.id, id]) await admin.rest('DELETE', `/admin/patients/${one}`);
    await app.sql('update patient set deleted_at = $1 where id = $2', [new Date(NOON.getTime() - 1), record.id]);
    const restorableUntil = new Date(NOON.getTime() + 30 * DAY).toISOString();
    const shown = { name: 'Sunita Yadav', diagnosedWith: 'Total knee replacement' };
    expect(await list()).toMatchObject({
      records: [
        {
          patient: { ...shown, id, patientId: reference, contactNumber: '9876543210' },
          deletedAt: NOON.toISOString(),
          deletedBy: 'Zoya Irani',
          restorableUntil,
        },
        { patient: { id: record.id, contactNumber: user.phone.slice(3) } },
      ],
      total: 2,
    });
  });

  it('name nobody where it is not on record who deleted them, and whoever did it last', async () => {
    const { id } = await ago(DAY);
    expect((await list())?.records[0]?.deletedBy).toBeNull();
    await restore(id);
    const another = await insertAdmin(app.sql, { full_name: '' });
    const browser = await app.signIn(another.phone, 'admin');
    for (const one of [admin, browser]) {
      await one.rest('DELETE', `/admin/patients/${id}`);
      if (one === admin) await restore(id);
    }
    expect((await list())?.records[0]?.deletedBy).toBe(another.phone);
  });

  it.each([
    ['part of the name', 'esh gup'],
    ['the number on the card', 'number'],
    ['the beginning of the phone', '98765 4'],
    ['the end of the phone', '43210'],
    ["the end of the account's phone", 'account'],
  ])('are found by %s', async (_way, text) => {
    const user = await insertUser(app.sql);
    const wanted = await ago(DAY, { name: 'Ramesh Gupta', contact_phone: '+919876543210', user_id: user.id });
    await ago(DAY, { name: 'Sunita Yadav', contact_phone: '+917000000000' });
    await insertPatient(app.sql, { name: 'Ramesh Gupta', contact_phone: '+919876543210' });
    const asked = { number: wanted.reference.toLowerCase(), account: user.phone.slice(-6) }[text] ?? text;
    const found = await list(`search: "${asked}"`);
    expect([idsOf(found), found?.total]).toEqual([[wanted.id], 1]);
  });

  it.each([
    ['just now', 0],
    ['a day ago', DAY],
    ['almost 30 days ago', 30 * DAY - 1],
    ['30 days ago to the millisecond', 30 * DAY],
  ])('deleted %s, can be brought back for as long as the list says', async (_, ms) => {
    const { id } = await ago(ms);
    const restorableUntil = new Date(NOON.getTime() - ms + 30 * DAY).toISOString();
    expect(await list()).toMatchObject({ records: [{ patient: { id }, restorableUntil }], total: 1 });
    expect((await restore(id)).data).toEqual({ restorePatient: { id } });
    expect(await list()).toMatchObject({ records: [], total: 0 });
  });

  it('leave the list when they can be brought back no more', async () => {
    const { id } = await ago(30 * DAY + 1);
    expect(await list()).toMatchObject({ records: [], total: 0 });
    expect((await restore(id)).errors?.[0]).toMatchObject({ extensions: { code: 'NOT_FOUND' } });
  });

  it('come page by page, the last deleted first, each once', async () => {
    const newest = await ago(0);
    const same = [await ago(DAY), await ago(DAY), await ago(DAY)].map(({ id }) => id).toSorted();
    const oldest = await ago(2 * DAY, { created_at: new Date(NOON.getTime() + DAY) });
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list(`page: ${page}, limit: 2`)));
    const ids = pages.map(idsOf);
    expect(ids.flat()).toEqual([newest.id, ...same.toReversed(), oldest.id]);
    expect(ids.map((page) => page?.length)).toEqual([2, 2, 1, 0]);
    expect(pages.map((page) => [page?.total, page?.page, page?.limit])).toEqual(
      [1, 2, 3, 4].map((page) => [5, page, 2]),
    );
  });

  it('stay there when bringing them back is refused, and say why', async () => {
    const user = await insertUser(app.sql);
    const { id } = await ago(DAY, { user_id: user.id });
    await insertPatient(app.sql, { user_id: user.id });
    expect((await restore(id)).errors?.[0]).toMatchObject({
      message: 'The account of this record has a new record by now.',
      extensions: { code: 'ALREADY_EXISTS' },
    });
    expect(await list()).toMatchObject({ records: [{ patient: { id } }], total: 1 });
  });

  it.each(['page: 0', 'page: 1000001', 'limit: 0', 'limit: 101'])(
    'are asked for by page and limit, not %s',
    async (args) => {
      const { body } = await admin.graphql(`{ deletedPatients(${args}) { total } }`);
      expect(body.errors?.[0]).toMatchObject({ extensions: { code: 'BAD_INPUT' } });
    },
  );
});
