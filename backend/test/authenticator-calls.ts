import { totpCodeAt, totpStepAt } from '../src/identity/authenticators/totp.js';
import type { TestApp } from './test-app.js';
import type { TestClient } from './test-client.js';

/** How an operation ended: its answer, or the code and sentence of its refusal. */
interface Ended<T> {
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

interface Setup {
  secret: string;
  uri: string;
}

export const begin = (browser: TestClient) => call<Setup>(browser, 'mutation { beginAuthenticator { secret uri } }');
export const confirm = (browser: TestClient, code: string) =>
  call<string[]>(browser, 'mutation ($code: String!) { confirmAuthenticator(code: $code) }', { code });
export const remove = (browser: TestClient, code: string) =>
  call<boolean>(browser, 'mutation ($code: String!) { removeAuthenticator(code: $code) }', { code });
export const reset = (browser: TestClient, userId: string) =>
  call<boolean>(browser, 'mutation ($userId: ID!) { resetAuthenticator(userId: $userId) }', { userId });
export const stateOf = async (browser: TestClient) =>
  (await call<object>(browser, '{ authenticator { confirmedAt recoveryCodesLeft } }')).answer;

/** The door and the number at which somebody signs in, and the address that they do it from. */
export interface At {
  door?: 'ADMIN' | 'STAFF' | 'USER';
  phone: string;
  from?: string;
}

export const VERIFY = `mutation ($door: SignInDoor!, $phone: String!, $code: String!) {
  verifyAuthenticator(door: $door, phoneNumber: $phone, code: $code) { id } }`;
export const verify = (browser: TestClient, { door = 'ADMIN', phone, from }: At, code: string) =>
  call<{ id: string }>(browser, VERIFY, { door, phone, code }, from ? { 'x-forwarded-for': from } : {});

/** The code of an app whose clock goes before or after the server's by so many steps. */
export const codeOf = (app: TestApp, secret: string, steps = 0) =>
  totpCodeAt(secret, totpStepAt(app.clock.now()) + steps);

/** Moves the clock of an app by so many steps of 30 seconds, so that the next code has come. */
export const passSteps = (app: TestApp, steps: number) =>
  app.clock.set(new Date(app.clock.now().getTime() + steps * 30_000));

/** Sets up an authenticator for whoever is signed in; the next code has come when it is done. */
export async function enrol(app: TestApp, browser: TestClient): Promise<{ secret: string; codes: string[] }> {
  const { answer: setup, message } = await begin(browser);
  if (!setup) throw new Error(`no authenticator was begun: ${message}`);
  const { answer: codes, message: refused } = await confirm(browser, codeOf(app, setup.secret));
  if (!codes) throw new Error(`the authenticator was not confirmed: ${refused}`);
  passSteps(app, 1);
  return { secret: setup.secret, codes };
}
