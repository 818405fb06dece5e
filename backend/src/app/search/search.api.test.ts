import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  insertAdmin,
  insertBareRecord,
  insertPatient,
  insertPayment,
  insertReceipt,
  insertStaff,
  insertUser,
} from '../../../test/builders.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import { runSql } from '../../../test/test-database.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn((await insertAdmin(app.sql, { full_name: 'Zoya Irani' })).phone, 'admin');
});
afterAll(() => app.close());
afterEach(async () => {
  for (const table of ['receipt', 'payment', 'patient']) await runSql(app.database.ownerUrl, `delete from ${table}`);
});

interface Hit {
  kind: string;
  id: string;
  title: string;
  detail: string;
}

async function ask(text: string, first = 10) {
  const { body } = await admin.graphql<{ search: Hit[] }>(
    'query ($text: String!, $first: Int!) { search(text: $text, first: $first) { kind id title detail } }',
    { text, first },
  );
  return body;
}
const search = async (text: string, first?: number) => (await ask(text, first)).data?.search;
const titles = async (text: string, first?: number) => (await search(text, first))?.map(({ title }) => title);
const named = (name: string, columns = {}) => insertPatient(app.sql, { name, ...columns });

describe('the search of the console (clinic §7)', () => {
  it('finds a record by its number alone, and says what and whose it is', async () => {
    const { id, reference } = await named('Ramesh Gupta', { contact_phone: '+919876543210' });
    await named('Sunita Yadav');
    const hit = { kind: 'PATIENT', id, title: 'Ramesh Gupta', detail: `${reference}, +91 98765 43210` };
    expect(await search(reference)).toEqual([hit]);
    expect(await search(reference.toLowerCase().replace('-0', ' '))).toEqual([hit]);
    expect(await search('PT-999999')).toEqual([]);
  });

  it.each(['98765', '+91 98765', '43210', '9876543210', '09876543210', '+919876543210', '98765-43210', '९८७६५'])(
    'finds a phone number by %s, from its beginning or its end',
    async (text) => {
      const { id } = await named('Ramesh Gupta', { contact_phone: '+919876543210' });
      await named('Sunita Yadav', { contact_phone: '+917654321098' });
      expect((await search(text))?.map((hit) => hit.id)).toEqual([id]);
    },
  );

  it('finds who signs in with a number, once, where the record has the same one or none', async () => {
    const user = await insertUser(app.sql, { phone: '+919876543210' });
    const { id } = await named('Ramesh Gupta', { user_id: user.id, contact_phone: null });
    expect((await search('43210'))?.map((hit) => hit.id)).toEqual([id]);
    await app.sql('update patient set contact_phone = $1', ['+919876543210']);
    expect((await search('43210'))?.map((hit) => hit.id)).toEqual([id]);
  });

  it('finds a name by a part of it, in either script, whichever it is written in', async () => {
    await named('Ramesh Gupta');
    await named('रमेश गुप्ता');
    await named('Rameshwar Das');
    await named('Sunita Yadav');
    for (const text of ['ramesh', 'RAMESH', 'Rameś'])
      expect(await titles(text)).toEqual(['Ramesh Gupta', 'रमेश गुप्ता', 'Rameshwar Das']);
    expect(await titles('रमेश')).toEqual(['रमेश गुप्ता', 'Ramesh Gupta', 'Rameshwar Das']);
    expect(await titles('gupta ramesh')).toEqual(['Ramesh Gupta', 'रमेश गुप्ता']);
    expect(await titles('amesh')).toEqual(['Ramesh Gupta', 'Rameshwar Das']);
    expect(await titles('su')).toEqual(['Sunita Yadav']);
    expect(await titles('सु')).toEqual(['Sunita Yadav']);
  });

  it('finds a name as it was changed', async () => {
    const { id } = await named('Ramesh Gupta');
    await admin.graphql('mutation ($id: ID!) { updatePatient(id: $id, input: { name: "सुनीता" }) { id } }', { id });
    expect(await titles('sunita')).toEqual(['सुनीता']);
    expect(await titles('ramesh')).toEqual([]);
  });

  it('finds an incomplete record, and one that was deleted in the last 30 days, and says so', async () => {
    const user = await insertUser(app.sql, { phone: '+919811122233' });
    await insertBareRecord(app.sql, user.id, { name: 'Sunita Yadav' });
    await named('Sunita Rao', { deleted_at: new Date(NOON.getTime() - 29 * 86_400_000) });
    await named('Sunita Old', { deleted_at: new Date(NOON.getTime() - 31 * 86_400_000) });
    expect(await search('sunita')).toMatchObject([
      { title: 'Sunita Rao', detail: expect.stringMatching(/^PT-\d{6}, \+91 \d{5} \d{5}, deleted$/) as string },
      {
        title: 'Sunita Yadav',
        detail: expect.stringMatching(/^PT-\d{6}, \+91 98111 22233, incomplete$/) as string,
      },
    ]);
  });

  it('finds the team, too', async () => {
    const { user } = await insertStaff(app.sql, { full_name: 'Neha Kapoor', phone: '+919811100099' });
    const hit = { kind: 'STAFF', id: user.id, title: 'Neha Kapoor', detail: 'Physiotherapist, +91 98111 00099' };
    expect(await search('नेहा')).toEqual([hit]);
    expect(await search('00099')).toEqual([hit]);
    expect(await search('zoya')).toMatchObject([
      { kind: 'STAFF', detail: expect.stringMatching(/^Admin, /) as string },
    ]);
  });

  it('finds a payment by the number of its receipt and by its reference or the beginning of that, and says whose it is', async () => {
    const { id: record, reference: patient } = await named('Ramesh Gupta');
    const { id } = await insertPayment(app.sql, record, { reference: 'UTR 412345678901' });
    const other = await insertPayment(app.sql, record, {
      reference: 'utr 4123',
      status: 'Pending',
      amount_paise: 7_550,
    });
    const found = async (text: string) => (await search(text))?.map((hit) => hit.id);
    expect(await found('UTR 41')).toEqual([other.id, id].toSorted());
    expect(await found('Utr 4123')).toEqual([other.id, id]);
    for (const text of ['utr', 'TR 4123', 'utr_412', '%4123']) expect(await found(text), text).toEqual([]);
    expect(await search('utr 4123', 1)).toEqual([
      {
        kind: 'PAYMENT',
        id: other.id,
        title: 'utr 4123',
        detail: `₹75.50 by UPI, Pending, 10 Mar 2026, ${patient}, Ramesh Gupta`,
      },
    ]);
    await insertReceipt(app.sql, id);
    await app.sql('update receipt set number = $1', ['2025-26/000012']);
    for (const text of ['2025-26/000012', ' 2025-26/12 '])
      expect(await search(text)).toEqual([
        {
          kind: 'PAYMENT',
          id,
          title: '2025-26/000012',
          detail: `₹1,500.00 by UPI, Paid, 10 Mar 2026, ${patient}, Ramesh Gupta`,
        },
      ]);
    expect(await found('2025-26/0000')).toEqual([]);
    await app.sql('update patient set deleted_at = $1', [new Date(NOON.getTime() - 31 * 86_400_000)]);
    expect((await search('2025-26/12'))?.[0]?.detail).toMatch(/, N\/A$/);
  });

  it.each(['%%', '__', '\\\\', "' or true --", '🙂🙂', '--', '00', '12345678901234567890', 'zzzz', 'ழகரம்'])(
    'finds nothing by %j, which is nothing of that kind',
    async (text) => {
      await named('Ramesh Gupta');
      await named('Jaya Das');
      expect(await search(text)).toEqual([]);
    },
  );

  it.each([
    ['%', /at least 2 characters/],
    ['र', /at least 2 characters/],
    ['🙂', /at least 2 characters/],
    ['  ', /is required/],
    ['x'.repeat(101), /at most 100 characters/],
  ])('asks for another text than %j', async (text, sentence) => {
    expect((await ask(text)).errors).toMatchObject([
      { message: expect.stringMatching(sentence) as string, extensions: { code: 'BAD_INPUT' } },
    ]);
  });

  it('answers as many as are asked for, and no record twice', async () => {
    for (let at = 0; at < 4; at++) await named('Ramesh Gupta');
    expect(await titles('ramesh', 3)).toHaveLength(3);
    expect(new Set((await search('ramesh'))?.map(({ id }) => id)).size).toBe(4);
    expect((await ask('ramesh', 51)).errors).toMatchObject([{ extensions: { code: 'BAD_INPUT' } }]);
  });
});
