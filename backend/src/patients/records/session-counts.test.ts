import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAdmin, insertAppointment, insertPatientWithAccount } from '../../../test/builders.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import { onceBegun } from '../../../test/once-begun.js';
import type { TestClient } from '../../../test/test-client.js';
import { recoveryPercent } from './session-counts.js';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
});
afterAll(() => app.close());

const ENDINGS = {
  complete: (id: string) => `completeAppointment(id: "${id}")`,
  miss: (id: string) => `markAppointmentMissed(id: "${id}", reason: "Fever")`,
  cancel: (id: string) => `cancelAppointment(id: "${id}")`,
};

/** The numbers of a patient at every place that shows them. */
async function numbersOf(browser: TestClient, recordId: string) {
  const rest = await browser.rest<{ data: Record<string, unknown> }>('GET', '/users/me');
  const graphql = await browser.graphql<{ me: Record<string, unknown> }>(
    '{ me { sessionsCompleted missedSessions recoveryProgress } }',
  );
  const details = await admin.graphql<{ patientDetails: { recoveryPercent: number } }>(
    `{ patientDetails(id: "${recordId}") { recoveryPercent } }`,
  );
  const restDetails = await admin.rest<{ data: { recoveryPercent: number } }>(
    'GET',
    `/admin/patients/${recordId}/details`,
  );
  const { sessionsCompleted, missedSessions, recoveryProgress } = rest.body.data;
  return {
    rest: { sessionsCompleted, missedSessions, recoveryProgress },
    graphql: graphql.body.data?.me,
    percents: [details.body.data?.patientDetails.recoveryPercent, restDetails.body.data.recoveryPercent],
  };
}

describe('sessions completed and missed (reading 45)', () => {
  it('are counted from the appointments, and recovery is one number wherever it is shown (reading 39)', async () => {
    const { user, record } = await insertPatientWithAccount(app.sql, { planned_sessions: 8 });
    const browser = await app.signIn(user.phone);
    const expectNumbers = async (sessionsCompleted: number, missedSessions: number, recoveryProgress: number) => {
      const numbers = { sessionsCompleted, missedSessions, recoveryProgress };
      expect(await numbersOf(browser, record.id)).toEqual({
        rest: numbers,
        graphql: numbers,
        percents: [recoveryProgress, recoveryProgress],
      });
    };
    let day = 0;
    const end = async (ending: keyof typeof ENDINGS) => {
      const { id } = await insertAppointment(app.sql, record.id, {
        status: 'scheduled',
        starts_at: new Date(Date.UTC(2026, 3, ++day)),
      });
      const { body } = await onceBegun(app, () => admin.graphql(`mutation { ${ENDINGS[ending](id)} { id } }`));
      expect(body.errors).toBeUndefined();
    };

    await expectNumbers(0, 0, 0);
    await insertAppointment(app.sql, record.id);
    await expectNumbers(0, 0, 0);
    await end('complete');
    await expectNumbers(1, 0, 13);
    await end('miss');
    await end('cancel');
    await expectNumbers(1, 1, 13);
    await end('complete');
    await expectNumbers(2, 1, 25);
    // Those of a deleted record's past, and those of others, count for nobody here.
    const { record: other } = await insertPatientWithAccount(app.sql);
    await insertAppointment(app.sql, other.id, { status: 'completed' });
    await insertAppointment(app.sql, record.id, { status: 'completed', deleted_at: app.clock.now() });
    await expectNumbers(2, 1, 25);
  });

  it('are out of 25 unless the record says otherwise, and never more than 100 per cent', async () => {
    const { user, record } = await insertPatientWithAccount(app.sql);
    const browser = await app.signIn(user.phone);
    await app.sql(
      `insert into appointment (id, patient_id, starts_at, session_type, status, created_at)
       select gen_random_uuid(), $1, now() - n * interval '1 day', 'Clinic', 'completed', now() from generate_series(1, 10) n`,
      [record.id],
    );
    const planned = async () => (await browser.graphql('{ me { plannedSessions } }')).body.data;
    expect((await numbersOf(browser, record.id)).percents).toEqual([40, 40]);
    expect(await planned()).toEqual({ me: { plannedSessions: 25 } });
    await app.sql('update patient set planned_sessions = 9 where id = $1', [record.id]);
    expect((await numbersOf(browser, record.id)).percents).toEqual([100, 100]);
    expect(await planned()).toEqual({ me: { plannedSessions: 9 } });
    expect((await admin.graphql('{ me { plannedSessions } }')).body.data).toEqual({ me: { plannedSessions: 25 } });
  });

  it('show the same band in the filter of the list as in the details, for every number of sessions', async () => {
    const { record } = await insertPatientWithAccount(app.sql, { name: 'Band', planned_sessions: 8 });
    const bandOf = (percent: number) =>
      percent <= 25 ? '0-25' : percent <= 50 ? '26-50' : percent <= 75 ? '51-75' : '76-100';
    for (let completed = 0; completed <= 9; completed++) {
      for (const progress of ['0-25', '26-50', '51-75', '76-100']) {
        const { body } = await admin.rest<{ data: { total: number } }>(
          'GET',
          `/admin/patients?search=Band&progress=${progress}`,
        );
        expect(body.data.total).toBe(progress === bandOf(recoveryPercent(completed, 8)) ? 1 : 0);
      }
      await insertAppointment(app.sql, record.id, { status: 'completed' });
    }
  });
});

it.each([
  [0, 25, 0],
  [1, 25, 4],
  [25, 25, 100],
  [26, 25, 100],
  [1, 3, 33],
  [2, 3, 67],
  [1, 8, 13],
  [1, 200, 1],
  [1, 201, 0],
])('%i of %i sessions make %i per cent', (completed, planned, percent) => {
  expect(recoveryPercent(completed, planned)).toBe(percent);
});
