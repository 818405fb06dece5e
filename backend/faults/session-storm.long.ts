import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertAdmin } from '../test/builders.js';
import { kept, lawsOf, SessionStorm } from '../test/session-storm.js';
import { createTestApp, type TestApp } from '../test/test-app.js';
import { FAULT_TIME, tell } from './form.js';

const EVENTS = 10_000;
/** After so many, nearly all sessions of the plans are settled, and others are begun with. */
const ROUNDS = 15;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

it(
  'the laws of the ledger hold after every round of 10,000 random events by eight writers',
  async () => {
    const admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
    const storm = new SessionStorm(app, admin, 11);
    const plans: string[] = [];
    const begun = Date.now();
    let events = 0;
    while (events < EVENTS) {
      await storm.begin();
      plans.push(...storm.plans);
      for (let round = 0; round < ROUNDS; round++) {
        await storm.round();
        expect(await lawsOf(app.sql, storm.plans)).toEqual(kept);
      }
      [{ events } = { events }] = await app.sql<{ events: number }>(
        `select count(*)::int as events from session_event where kind <> 'PLANNED'`,
      );
    }
    const seconds = Math.round((Date.now() - begun) / 1000);
    tell(`${events} events of ${plans.length} plans in ${seconds} s, answered ${JSON.stringify([...storm.codes])}`);
    expect(await lawsOf(app.sql, plans)).toEqual(kept);
    // What is refused is refused for what it meets there, and nothing failed.
    expect(new Set(storm.codes.keys())).toEqual(new Set(['done', 'WRONG_STATE']));
    const { body } = await admin.graphql('mutation { reconcileSessions { plans differences { planId what } } }');
    expect(body.data).toEqual({ reconcileSessions: { plans: plans.length, differences: [] } });
  },
  FAULT_TIME,
);
