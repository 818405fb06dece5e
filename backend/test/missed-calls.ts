import { insertPatientWithAccount, insertStaff } from './builders.js';
import { insertSession } from './plan-calls.js';
import { insertPlan } from './recovery-builders.js';
import type { TestApp } from './test-app.js';
import type { TestClient } from './test-client.js';

/** A patient whose first session was missed, with whoever treats. */
export async function whoMissed(app: TestApp, count = 1) {
  const { user, record } = await insertPatientWithAccount(app.sql);
  const { user: treats, physiotherapistId } = await insertStaff(app.sql);
  const plan = await insertPlan(app, record.id, { physiotherapist_id: physiotherapistId });
  const missed: string[] = [];
  for (let at = 0; at < count; at++)
    missed.push(await insertSession(app, record.id, 'missed', { session_type: 'Home' }));
  return { id: record.id, user, treats, physiotherapistId, plan: plan.id, missed };
}

/** Times as they are offered. */
interface Offer {
  id: string;
  slots: string[];
  expiresAt: string;
}

/** What is asked about missed sessions, by an admin unless another browser is given. */
export function missedCalls(admin: () => TestClient) {
  return {
    offer: async (planId: string, number = 1, browser = admin()) => {
      const { body } = await browser.graphql<{ offerSlots: Offer }>(
        `mutation { offerSlots(planId: "${planId}", number: ${number}) { id planId number slots expiresAt } }`,
      );
      const made = body.data?.offerSlots;
      return { made, id: made?.id ?? '', slots: made?.slots ?? [], code: body.errors?.[0]?.extensions.code };
    },
    accept: async (offerId: string, startsAt: string | undefined, browser = admin()) => {
      const { body } = await browser.graphql<{ acceptSlot: { id: string } }>(
        `mutation { acceptSlot(offerId: "${offerId}", startsAt: "${startsAt}") {
           id status appointmentDate sessionType durationMinutes price physiotherapist { id } } }`,
      );
      const [error] = body.errors ?? [];
      const { message: said, extensions } = error ?? {};
      return { session: body.data?.acceptSlot, code: extensions?.code, fields: extensions?.['fields'], said };
    },
    ownOffers: async (browser: TestClient) => {
      const { body } = await browser.graphql<{ slotOffers: Offer[] }>('{ slotOffers { id slots expiresAt } }');
      return body.data?.slotOffers;
    },
  };
}
