import { patients, type Outcomes } from './access-outcomes.js';
import type { World } from './access-table.js';
import { subscribe } from './reminder-calls.js';
import type { RestCall } from './rest-call.js';

/** Patients, and accounts that are not patients yet, whom a patient may have let in. */
const patientsAndUsers: Outcomes = { ...patients, user: 'done' };

/** The row of what a notification says in the access matrix. */
export const pushRestTable: Record<string, [Outcomes, number, RestCall?]> = {
  'get /push/next': [patientsAndUsers, 200],
};

/** The rows of consents, reminders and push in the access matrix. */
export const reminderTable: Record<string, [Outcomes, (world: World) => Promise<[string, object?]>]> = {
  'Query.myConsents': [patients, async () => ['{ myConsents { purpose given changedAt } }']],
  'Query.reminderSettings': [patients, async () => ['{ reminderSettings { at weekdays devices pushKey } }']],
  'Mutation.setConsent': [patients, async () => ['mutation { setConsent(purpose: REMINDERS, given: true) { given } }']],
  'Mutation.setReminders': [
    patients,
    async () => ['mutation { setReminders(at: "08:00", weekdays: [MONDAY]) { at } }'],
  ],
  'Mutation.subscribePush': [
    patientsAndUsers,
    async () => ['mutation { subscribePush(endpoint: "https://fcm.googleapis.com/fcm/send/a-browser") }'],
  ],
  'Mutation.unsubscribePush': [
    patientsAndUsers,
    async ({ browser }) => {
      const endpoint = 'https://fcm.googleapis.com/fcm/send/a-browser';
      await subscribe(browser, endpoint);
      return ['mutation ($endpoint: String!) { unsubscribePush(endpoint: $endpoint) }', { endpoint }];
    },
  ],
};
