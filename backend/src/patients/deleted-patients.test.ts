import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { insertAdmin, insertPatient, insertPatientWithAccount, insertUser } from '../../test/builders.js';
import { createTestApp, NOON, type TestApp } from '../../test/test-app.js';
import type { TestClient } from '../../test/test-client.js';

const DAY = 24 * 3_600_000;

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
});
afterAll(() => app.close());
afterEach(() => app.sql('delete from patient'));

interface Deleted {
  patients: { id: string; patientId: string; name: string; daysLeft: number }[];
  total: number;
  page: number;
  limit: number;
}

async function list(args = 'page: 1'): Promise<Deleted | undefined> {
  const { body } = await admin.graphql<{ recentlyDeletedPatients: Deleted }>(`{ recentlyDeletedPatients(${args}) {
    patients { id patientId name diagnosedWith contactNumber deletedAt daysLeft } total page limit } }`);
  return body.data?.recentlyDeletedPatients;
}

const ago = (ms: number, columns = {}) =>
  insertPatient(app.sql, { deleted_at: new Date(NOON.getTime() - ms), ...columns });
const restore = async (id: string) => (await admin.graphql(`mutation { restorePatient(id: "${id}") { id } }`)).body;

describe('the records deleted within 30 days (reading 37)', () => {
  it('are listed with what tells them apart, and the days left to bring them back', async () => {
    const { record, user } = await insertPatientWithAccount(app.sql, { contact_phone: null });
    const { id, reference } = await insertPatient(app.sql, { contact_phone: '+919876543210' });
    expect(await list()).toMatchObject({ patients: [], total: 0 });
    for (const one of [record.id, id]) await admin.rest('DELETE', `/admin/patients/${one}`);
    await app.sql('update patient set deleted_at = $1 where id = $2', [new Date(NOON.getTime() - 1), record.id]);
    const shown = {
      name: 'Sunita Yadav',
      diagnosedWith: 'Total knee replacement',
      deletedAt: NOON.toISOString(),
      daysLeft: 30,
    };
    expect(await list()).toMatchObject({
      patients: [
        { ...shown, id, patientId: reference, contactNumber: '9876543210' },
        { id: record.id, contactNumber: user.phone.slice(3) },
      ],
      total: 2,
    });
  });

  it.each([
    ['just now', 0, 30],
    ['a moment ago', 1, 30],
    ['a day ago', DAY, 29],
    ['more than 28 days ago', 28 * DAY + 1, 2],
    ['29 days ago', 29 * DAY, 1],
    ['almost 30 days ago', 30 * DAY - 1, 1],
    ['30 days ago to the millisecond', 30 * DAY, 1],
  ])('deleted %s, can be brought back for as long as the list says', async (_, ms, daysLeft) => {
    const { id } = await ago(ms);
    expect(await list()).toMatchObject({ patients: [{ id, daysLeft }], total: 1 });
    expect((await restore(id)).data).toEqual({ restorePatient: { id } });
    expect(await list()).toMatchObject({ patients: [], total: 0 });
  });

  it('leave the list when they can be brought back no more', async () => {
    const { id } = await ago(30 * DAY + 1);
    expect(await list()).toMatchObject({ patients: [], total: 0 });
    expect((await restore(id)).errors?.[0]).toMatchObject({ extensions: { code: 'NOT_FOUND' } });
  });

  it('come page by page, the last deleted first, each once', async () => {
    const newest = await ago(0);
    const same = [await ago(DAY), await ago(DAY), await ago(DAY)].map(({ id }) => id).toSorted();
    const oldest = await ago(2 * DAY, { created_at: new Date(NOON.getTime() + DAY) });
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list(`page: ${page}, limit: 2`)));
    const ids = pages.map((page) => page?.patients.map(({ id }) => id));
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
    expect(await list()).toMatchObject({ patients: [{ id }], total: 1 });
  });

  it.each(['page: 0', 'page: 1000001', 'limit: 0', 'limit: 101'])(
    'are asked for by page and limit, not %s',
    async (args) => {
      const { body } = await admin.graphql(`{ recentlyDeletedPatients(${args}) { total } }`);
      expect(body.errors?.[0]).toMatchObject({ extensions: { code: 'BAD_INPUT' } });
    },
  );
});
