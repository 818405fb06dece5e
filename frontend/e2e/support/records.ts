import type { Page } from '@playwright/test';
import { signInAsAdmin, signInAsUser } from './sign-in';
import { expect } from './test';

/** A person signs in for the first time, and then an admin does: the account waits for its record. */
export async function withNewAccount(page: Page, phone: string): Promise<void> {
  await signInAsUser(page, phone);
  await signInAsAdmin(page);
}

/** Makes the complete record of a new account, past the screens. */
export async function makeRecord(page: Page, phone: string, name: string): Promise<void> {
  const found = await ask(
    page,
    'query ($search: String) { users: usersWithoutPatients(first: 1, search: $search) { id } }',
    {
      search: phone,
    },
  );
  const input = {
    userId: found.users[0]?.id,
    name,
    diagnosedWith: 'Hip replacement',
    address: '4 Aminabad, Lucknow',
    age: 61,
    gender: 'OTHER',
    contactNumber: phone,
    emergencyContactNumber: '9555500009',
  };
  await ask(page, 'mutation ($input: CreatePatientInput!) { createPatient(input: $input) { id } }', { input });
}

/** A call of the signed-in browser. */
async function ask(page: Page, query: string, variables: object): Promise<{ users: { id: string }[] }> {
  const response = await page.request.post('/graphql', { data: { query, variables } });
  const { data, errors }: { data: { users: { id: string }[] }; errors?: unknown } = await response.json();
  expect(errors).toBeUndefined();
  return data;
}
