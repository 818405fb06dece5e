import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { arrangeAbsence, behindRow } from '../../../test/absence-calls.js';
import { insertAdmin, insertAppointment, insertPatient, insertPhysiotherapist } from '../../../test/builders.js';
import { openWith } from '../../../test/clinic-calls.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { bookAt } from '../../../test/times-calls.js';

let app: TestApp;
let admin: TestClient;
let neha: string;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  await openWith(app);
});
beforeEach(async () => {
  neha = await member('Neha');
});
afterAll(() => app.close());

const member = async (name: string) => (await insertPhysiotherapist(app.sql, { name })).id;
const session = async (physiotherapist_id: string, time: string) =>
  (
    await insertAppointment(app.sql, (await insertPatient(app.sql)).id, {
      physiotherapist_id,
      starts_at: new Date(`2026-03-12T${time}:00+05:30`),
      status: 'scheduled',
    })
  ).id;
const holders = async (ids: string[]) =>
  (
    await app.sql<{ who: string | null; needs: boolean }>(
      'select physiotherapist_id as who, needs_physiotherapist as needs from appointment where id = any($1)',
      [ids],
    )
  ).map(({ who, needs }) => (who ? 'taken' : needs ? 'waits' : 'lost'));

it('of absences that name the last free colleague at once, one gets the session and the others wait', async () => {
  const absent = await Promise.all(['A', 'B', 'C', 'D', 'E'].map(member));
  const ids = await Promise.all(absent.map((who) => session(who, '10:00')));
  const answers = await behindRow(
    app,
    neha,
    absent.map(
      (who, at) => () =>
        arrangeAbsence(admin, who, {
          standIns: [{ appointmentId: ids[at], physiotherapistId: neha }],
          coveredBy: [neha],
        }),
    ),
  );
  expect(answers.map(({ code }) => code)).toEqual(absent.map(() => undefined));
  expect(answers.flatMap(({ done }) => done?.reassigned ?? [])).toHaveLength(1);
  expect(answers.flatMap(({ done }) => done?.refused ?? []).map(({ code }) => code)).toEqual(
    Array.from({ length: 4 }, () => 'DOUBLE_BOOKED'),
  );
  expect((await holders(ids)).toSorted()).toEqual(['taken', 'waits', 'waits', 'waits', 'waits']);
});

it('beside bookings with the same colleague, and of absences that take from each other, nothing is lost or held twice', async () => {
  const absent = await Promise.all(['A', 'B', 'C', 'D'].map(member));
  const ids = await Promise.all(absent.flatMap((who) => ['10:00', '11:00', '12:00'].map((time) => session(who, time))));
  const patients = await Promise.all(['10:00', '11:00', '12:00'].map(() => insertPatient(app.sql)));
  const arranging = absent.map((who, at) => async () => {
    const standIns = ids.slice(at * 3, at * 3 + 3).map((appointmentId, nth) => ({
      appointmentId,
      // The second session goes to the next one, who is away at the same time.
      physiotherapistId: nth === 1 ? absent[(at + 1) % 4] : neha,
    }));
    return (await arrangeAbsence(admin, who, { standIns })).code;
  });
  const booking = patients.map(({ id }, at) => async () => {
    const booked = await bookAt(admin, {
      patientId: id,
      physiotherapistId: neha,
      appointmentDate: `2026-03-12T1${at}:00`,
    });
    return typeof booked === 'string' ? booked : undefined;
  });
  const codes = await behindRow(app, neha, [...arranging, ...booking]);
  expect(codes.filter(Boolean).every((code) => code === 'DOUBLE_BOOKED')).toBe(true);
  expect(await holders(ids)).not.toContain('lost');
  const twice = await app.sql(
    `select physiotherapist_id, starts_at from appointment where status = 'scheduled' and physiotherapist_id = any($1)
     group by 1, 2 having count(*) > 1`,
    [[neha, ...absent]],
  );
  expect(twice).toEqual([]);
  const withAbsent = await app.sql(
    `select from appointment a join physiotherapist_leave l on l.physiotherapist_id = a.physiotherapist_id
       and appointment_span(a.starts_at, a.duration_minutes) && tstzrange(l.starts_at, l.ends_at)
     where a.id = any($1)`,
    [ids],
  );
  expect(withAbsent).toEqual([]);
});
