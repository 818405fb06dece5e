import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAdmin } from '../../../test/builders.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { LEDGER_ACCOUNTS } from './ledger-names.js';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
});
afterAll(() => app.close());

type Names = { account: string; name: string }[];
const read = async () => {
  const { body } = await admin.graphql<{ clinicSettings: { ledgerNames: Names } }>(
    '{ clinicSettings { ledgerNames { account name } } }',
  );
  return body.data?.clinicSettings.ledgerNames ?? [];
};
const change = async (ledgerNames: object[]) => {
  const { body } = await admin.graphql<{ updateClinicSettings: { ledgerNames: Names } }>(
    'mutation ($input: ClinicSettingsInput!) { updateClinicSettings(input: $input) { ledgerNames { account name } } }',
    { input: { ledgerNames } },
  );
  return { names: body.data?.updateClinicSettings.ledgerNames, error: body.errors?.[0]?.extensions };
};

describe('the names of the accounts of the journal', () => {
  it('stand from the beginning, each another one', async () => {
    const names = await read();
    expect(names.map(({ account }) => account)).toEqual(LEDGER_ACCOUNTS);
    expect(new Set(names.map(({ name }) => name)).size).toBe(19);
  });

  it.each([
    ['an account twice', [1, 2].map((at) => ({ account: 'CASH', name: `Cash ${at}` }))],
    ['an empty name', [{ account: 'CASH', name: '  ' }]],
    ['101 characters', [{ account: 'CASH', name: 'x'.repeat(101) }]],
  ])('are refused with %s', async (_, names) => {
    const { error } = await change(names);
    expect(error).toMatchObject({ code: 'BAD_INPUT' });
    expect(Object.keys((error?.['fields'] as object | undefined) ?? {})[0]).toMatch(/^ledgerNames/);
  });

  it('change where they are named, and stay otherwise', async () => {
    const before = await read();
    expect((await change([{ account: 'UPI', name: ' HDFC current ' }])).error).toBeUndefined();
    const { names } = await change([{ account: 'CARD', name: 'Card & “POS” <1>' }]);
    const expected: Record<string, string> = { UPI: 'HDFC current', CARD: 'Card & “POS” <1>' };
    expect(names).toEqual(before.map(({ account, name }) => ({ account, name: expected[account] ?? name })));
    expect(await read()).toEqual(names);
    const [row] = await app.sql<{ changed_fields: string[] }>(
      "select changed_fields from audit_event where verb = 'clinic.update' order by id desc limit 1",
    );
    expect(row?.changed_fields).toEqual(['ledgerNames']);
  });
});
