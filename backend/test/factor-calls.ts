import type { PasskeyDevice } from './passkey-device.js';
import type { TestApp } from './test-app.js';
import type { TestClient } from './test-client.js';

/** How an operation ended: its answer, or the code and sentence of its refusal. */
export interface Ended<T> {
  answer: T | undefined;
  code: string | undefined;
  message: string | undefined;
}

async function call<T>(browser: TestClient, text: string, variables: object = {}, headers = {}): Promise<Ended<T>> {
  const { body } = await browser.graphql<Record<string, T>>(text, variables, headers);
  const [error] = body.errors ?? [];
  const [answer] = Object.values(body.data ?? {});
  return { answer: error ? undefined : answer, code: error?.extensions.code, message: error?.message };
}

export interface ShownFactors {
  step: string;
  methods: string[];
  isRequired: boolean;
  factors: { id: string; kind: string; name: string; lastUsedAt: string | null }[];
}

export type Method = 'APP' | 'PASSKEY' | 'TEXT_CODE';
interface Options {
  challenge: string;
}

export const ADD =
  'mutation ($response: String!, $name: String!) { addPasskey(response: $response, name: $name) { id } }';
export const BEGIN = 'mutation ($method: SecondFactorMethod!) { beginSecondFactor(method: $method) }';
export const CONFIRM = `mutation ($method: SecondFactorMethod!, $answer: String!) {
  verifySecondFactor(method: $method, answer: $answer) { id } }`;

export const factorsOf = (browser: TestClient) =>
  call<ShownFactors>(browser, '{ myFactors { step methods isRequired factors { id kind name lastUsedAt } } }');
export const beginPasskey = (browser: TestClient) => call<Options>(browser, 'mutation { beginPasskey }');
export const addPasskey = (browser: TestClient, response: string, name = 'Phone') =>
  call<{ id: string }>(browser, ADD, { response, name });
export const beginSecond = (browser: TestClient, method: Method) => call<Options | null>(browser, BEGIN, { method });
export const verifySecond = (browser: TestClient, method: Method, answer: string, from?: string) =>
  call<{ id: string }>(browser, CONFIRM, { method, answer }, from ? { 'x-forwarded-for': from } : {});
export const removeFactor = (browser: TestClient, id: string) =>
  call<boolean>(browser, 'mutation ($id: ID!) { removeFactor(id: $id) }', { id });
export const resetFactors = (browser: TestClient, userId: string) =>
  call<boolean>(browser, 'mutation ($userId: ID!) { resetFactors(userId: $userId) }', { userId });
export const requireOf = (browser: TestClient, roles: string[]) =>
  call<string[]>(browser, 'mutation ($roles: [SecondFactorRole!]!) { requireSecondFactor(roles: $roles) }', { roles });

/** Requires a second factor of roles, under their names in the database, without a request. */
export async function setRule(app: TestApp, ...roles: string[]): Promise<void> {
  await app.sql('delete from second_factor_role');
  await app.sql('insert into second_factor_role (role) select unnest($1::text[])', [roles]);
}

/** Counts the sessions of an account, or all of them, as confirmed with a factor just now, without a request. */
export async function countConfirmed(app: TestApp, userId?: string): Promise<void> {
  await app.sql('update session set confirmed_at = now() where user_id = coalesce($1, user_id)', [userId ?? null]);
}

/** Adds the passkey of a device for whoever is signed in; returns its id. */
export async function enrolPasskey(browser: TestClient, device: PasskeyDevice): Promise<string> {
  const { answer: options, message } = await beginPasskey(browser);
  if (!options) throw new Error(`no passkey was begun: ${message}`);
  const { answer, message: refused } = await addPasskey(browser, device.create(options));
  if (!answer) throw new Error(`the passkey was not added: ${refused}`);
  return answer.id;
}

/** Confirms with the passkey of a device. */
export async function confirmByPasskey(browser: TestClient, device: PasskeyDevice): Promise<Ended<{ id: string }>> {
  const { answer: options, message } = await beginSecond(browser, 'PASSKEY');
  if (!options) throw new Error(`no confirmation was begun: ${message}`);
  return verifySecond(browser, 'PASSKEY', device.get(options));
}
