import type { TestClient } from './test-client.js';

/** Gives a consent or takes it back. */
export async function setConsent(browser: TestClient, given: boolean, purpose = 'REMINDERS'): Promise<object | string> {
  const { body } = await browser.graphql<{ setConsent: object }>(
    `mutation ($purpose: ConsentPurpose!, $given: Boolean!) { setConsent(purpose: $purpose, given: $given) { purpose given changedAt } }`,
    { purpose, given },
  );
  return body.data?.setConsent ?? body.errors?.[0]?.extensions.code ?? 'no answer';
}

/** Sets when reminders are sent. @returns the settings, or the errors of the inputs */
export async function setReminders(browser: TestClient, at: string, weekdays: readonly string[]): Promise<unknown> {
  const { body } = await browser.graphql<{ setReminders: object }>(
    `mutation ($at: String!, $weekdays: [Weekday!]!) { setReminders(at: $at, weekdays: $weekdays) { at weekdays devices } }`,
    { at, weekdays },
  );
  return body.data?.setReminders ?? body.errors?.[0]?.extensions['fields'];
}

/** Subscribes a browser. @returns true, or the code of the refusal */
export async function subscribe(browser: TestClient, endpoint: string): Promise<boolean | string> {
  const { body } = await browser.graphql<{ subscribePush: boolean }>(
    'mutation ($endpoint: String!) { subscribePush(endpoint: $endpoint) }',
    { endpoint },
  );
  return body.data?.subscribePush ?? body.errors?.[0]?.extensions.code ?? 'no answer';
}

/** Unsubscribes a browser. */
export async function unsubscribe(browser: TestClient, endpoint: string): Promise<boolean | undefined> {
  const { body } = await browser.graphql<{ unsubscribePush: boolean }>(
    'mutation ($endpoint: String!) { unsubscribePush(endpoint: $endpoint) }',
    { endpoint },
  );
  return body.data?.unsubscribePush;
}

/** When a patient is reminded, and by what. */
export interface Settings {
  at: string;
  weekdays: string[];
  devices: number;
  pushKey: string | null;
}

/** Reads when reminders are sent. */
export async function settingsOf(browser: TestClient): Promise<Settings | undefined> {
  const { body } = await browser.graphql<{ reminderSettings: Settings }>(
    '{ reminderSettings { at weekdays devices pushKey } }',
  );
  return body.data?.reminderSettings;
}

/** Asks what the newest notification says. */
export async function nextNotice(browser: TestClient): Promise<unknown> {
  const { status, body } = await browser.rest<{ data: unknown }>('GET', '/push/next');
  return status === 200 ? body.data : status;
}
