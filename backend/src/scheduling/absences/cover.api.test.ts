import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertCover, insertStaff, insertUser } from '../../../test/builders.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let desk: TestClient;
let absent: { id: string; userId: string; browser: TestClient };
let by: typeof absent;
let third: typeof absent;
beforeAll(async () => {
  app = await createTestApp();
  desk = await app.signIn((await insertUser(app.sql, { user_type: 'reception' })).phone, 'staff');
  [absent, by, third] = [await member('Kavya Rao'), await member('Neha Kapoor'), await member('Ravi Nair')];
});
afterAll(() => app.close());
beforeEach(() => app.sql('update cover set ended_at = now()'));

async function member(full_name: string) {
  const { user, physiotherapistId: id } = await insertStaff(app.sql, { full_name });
  return { id, userId: user.id, browser: await app.signIn(user.phone, 'staff') };
}

interface Answers {
  addCover: object;
  covers: { absent: { name: string }; by: { name: string }; from: string; until: string }[];
}

async function ask(browser: TestClient, query: string, variables?: object) {
  const { body } = await browser.graphql<Partial<Answers>>(query, variables);
  const [error] = body.errors ?? [];
  return { data: body.data, code: error?.extensions.code, fields: Object.keys(error?.extensions['fields'] ?? {}) };
}

const add = (input: object = {}) =>
  ask(desk, 'mutation ($input: CoverInput!) { addCover(input: $input) { absent { name } by { name } from until } }', {
    input: { absentId: absent.id, byId: by.id, from: '2026-03-10', until: '2026-03-12', ...input },
  });
const listed = async (browser: TestClient) =>
  (await ask(browser, '{ covers { absent { name } by { name } from until } }')).data?.covers?.map(
    (cover) => `${cover.by.name} for ${cover.absent.name}, ${cover.from} to ${cover.until}`,
  );

describe('a cover (bench §2)', () => {
  it('is entered by the desk, also by the ids of the accounts, for one day up to 61', async () => {
    const { data } = await add({ absentId: absent.userId, byId: by.userId, until: '2026-05-09' });
    expect(data?.addCover).toEqual({
      absent: { name: 'Kavya Rao' },
      by: { name: 'Neha Kapoor' },
      from: '2026-03-10',
      until: '2026-05-09',
    });
  });

  it.each([
    [{ from: '2026-03-09' }, 'from'],
    [{ until: '2026-03-09' }, 'until'],
    [{ until: '2026-05-10' }, 'until'],
  ])('with wrong days is refused at the field: %o', async (input, field) => {
    expect(await add(input)).toMatchObject({ fields: [field] });
    expect(await listed(desk)).toEqual([]);
  });

  it('of oneself, by nobody or by somebody who leaves before its end is refused', async () => {
    expect(await add({ byId: absent.id })).toMatchObject({ code: 'BAD_INPUT', fields: ['byId'] });
    expect(await add({ byId: 'nobody' })).toMatchObject({ code: 'NOT_FOUND', fields: ['byId'] });
    const leaver = await member('Zoya Khan');
    await app.sql("update physiotherapist set last_day = '2026-03-11' where id = $1", [leaver.id]);
    expect(await add({ byId: leaver.id })).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('that touches a day of the same two is refused, also at the same time; another one may stand in beside', async () => {
    const codes = (await Promise.all([add(), add({ from: '2026-03-12', until: '2026-03-14' })])).map(
      ({ code }) => code,
    );
    expect(codes.filter(Boolean)).toEqual(['ALREADY_EXISTS']);
    expect((await add({ byId: third.id })).code).toBeUndefined();
  });

  it('is listed for the desk, and for a physiotherapist where they take part, until its last day', async () => {
    await insertCover(app.sql, absent.id, by.id, { first_day: '2026-03-05', last_day: '2026-03-09' });
    await insertCover(app.sql, absent.id, by.id);
    await insertCover(app.sql, third.id, by.id, { first_day: '2026-03-20', last_day: '2026-03-20' });
    const ofAbsent = 'Neha Kapoor for Kavya Rao, 2026-03-10 to 2026-03-12';
    const ofThird = 'Neha Kapoor for Ravi Nair, 2026-03-20 to 2026-03-20';
    expect(await listed(desk)).toEqual([ofAbsent, ofThird]);
    expect(await listed(by.browser)).toEqual([ofAbsent, ofThird]);
    expect(await listed(absent.browser)).toEqual([ofAbsent]);
    expect(await listed(third.browser)).toEqual([ofThird]);
  });
});
