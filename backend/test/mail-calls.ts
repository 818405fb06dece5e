import type { TestApp } from './test-app.js';
import type { TestClient } from './test-client.js';
import { type SmtpDouble, textOfMail } from './smtp-double.js';

/** Hands over what is due, at the time of the app's clock. */
export const handOver = (app: TestApp) => app.application.sendMessages(app.clock.now());

/** Returns the code of the newest e-mail that was taken. */
export function codeIn(smtp: SmtpDouble): string {
  const mail = smtp.taken.at(-1);
  return /\b\d{6}\b/.exec(mail ? textOfMail(mail) : '')?.[0] ?? '';
}

/** Asks, and returns the answer of the field or the code of the error. */
export async function ask(browser: TestClient, document: string, variables: object = {}): Promise<unknown> {
  const { body } = await browser.graphql(document, variables);
  return body.errors ? body.errors[0]?.extensions.code : Object.values(body.data ?? {})[0];
}

/** Enters an address behind the app's back, as its code had confirmed it. */
export async function confirmEmail({ sql }: Pick<TestApp, 'sql'>, accountId: string, email: string): Promise<void> {
  await sql('update app_user set email = $2 where id = $1', [accountId, email]);
  await sql('update app_user set email_confirmed_at = now() where id = $1', [accountId]);
}
