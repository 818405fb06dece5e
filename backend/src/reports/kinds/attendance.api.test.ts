import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertAdmin, insertAppointment, insertPatient, insertPhysiotherapist } from '../../../test/builders.js';
import { expectLinesToMake, expectRowsToAddUp, figuresOf, reportCalls } from '../../../test/clinic-report-calls.js';
import { seededRandom } from '../../../test/money-moves.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';

const ALL = { kind: 'ATTENDANCE', from: '2026-01-01', until: '2026-03-31' };
const FEW = { kind: 'ATTENDANCE', from: '2026-02-02', until: '2026-03-01' };

let app: TestApp;
let reports: ReturnType<typeof reportCalls>;
const physiotherapists: string[] = [];
beforeAll(async () => {
  app = await createTestApp();
  reports = reportCalls(await app.signIn((await insertAdmin(app.sql)).phone, 'admin'));
  const patients = [];
  for (const name of ['Asha', 'Ramesh', 'Sunita']) patients.push((await insertPatient(app.sql, { name })).id);
  for (const name of ['Kavita', 'Anil']) physiotherapists.push((await insertPhysiotherapist(app.sql, { name })).id);
  const random = seededRandom(7);
  const pick = <T>(list: readonly T[]) => list[random(list.length)];
  // Half past midnight and half past eleven at night in India are other days in London; one each half hour avoids overlaps.
  for (let at = 0; at < 90; at++) {
    const status = pick(['completed', 'completed', 'missed', 'canceled', 'canceled', 'scheduled', 'pending']);
    const { id } = await insertAppointment(app.sql, pick(patients) ?? '', {
      status: status === 'canceled' ? 'scheduled' : status,
      starts_at: new Date(Date.parse('2026-01-01T00:30:00+05:30') + at * 23 * 3_600_000),
      session_type: pick(['Clinic', 'Home', 'Tele']),
      physiotherapist_id: pick([...physiotherapists, null]),
    });
    const by = pick(['PATIENT', 'CLINIC']);
    const cancel = `update appointment set status = 'canceled', canceled_at = $2, canceled_by = $3 where id = $1`;
    if (status === 'canceled') {
      await app.sql(cancel, [id, app.clock.now(), by]);
      await app.sql('update appointment set canceled_by = $2 where id = $1', [id, by]);
    }
  }
  await app.sql(
    `update appointment set deleted_at = now() where id in (select id from appointment where status = 'completed' limit 3)`,
  );
}, 120_000);
afterAll(() => app.close());

/** Adds up the sessions by hand. */
async function counted({ from, until }: typeof ALL, groupBy: string, physiotherapistId?: string) {
  const sessions = await app.sql<{ status: string; by: string | null; day: string; type: string; who: string | null }>(
    `select status, canceled_by as by, to_char(starts_at + interval '330 minutes', 'YYYY-MM-DD') as day, session_type as type,
       physiotherapist_id as who from appointment where deleted_at is null and status <> 'pending'`,
  );
  const rows: Record<string, Record<string, number>> = {};
  for (const { status, by, day, type, who } of sessions) {
    if (day < from || day > until || (physiotherapistId && who !== physiotherapistId)) continue;
    const monday = new Date(Date.parse(day) - ((new Date(day).getUTCDay() + 6) % 7) * 86_400_000);
    const keys: Record<string, string> = {
      PHYSIOTHERAPIST: who ?? 'none',
      WEEK: monday.toISOString().slice(0, 10),
      MONTH: day.slice(0, 7),
      OFFER: type.toUpperCase(),
    };
    for (const key of [keys[groupBy] ?? '', 'total']) {
      const row = (rows[key] ??= { sessions: 0, completed: 0, missed: 0, canceledByPatient: 0, canceledByClinic: 0 });
      const also = by === 'PATIENT' ? 'canceledByPatient' : by === 'CLINIC' ? 'canceledByClinic' : status;
      row['sessions'] = (row['sessions'] ?? 0) + 1;
      if (also !== 'scheduled') row[also] = (row[also] ?? 0) + 1;
    }
  }
  const rate = (value = 0, weight = 0) => (weight === 0 ? null : Math.round((value * 1000) / weight) / 10);
  return Object.fromEntries(
    Object.entries(rows).map(([key, row]) => {
      const { sessions: all = 0, completed = 0, missed = 0, canceledByPatient = 0, canceledByClinic = 0 } = row;
      const noShowRate = rate(missed, completed + missed);
      return [key, { ...row, noShowRate, cancelRate: rate(canceledByPatient + canceledByClinic, all) }];
    }),
  );
}

it.each(['PHYSIOTHERAPIST', 'WEEK', 'MONTH', 'OFFER'])(
  'attendance by %s is what the sessions are, and their lines make each figure',
  async (groupBy) => {
    for (const days of [ALL, FEW]) {
      const report = await expectLinesToMake(reports, { ...days, groupBy });
      expectRowsToAddUp(report);
      expect(figuresOf(report)).toEqual(await counted(days, groupBy));
      expect(report.total.cells.every(({ lines }) => lines > 0)).toBe(true);
    }
  },
);

it('is of one physiotherapist', async () => {
  const [physiotherapistId = ''] = physiotherapists;
  const report = await expectLinesToMake(reports, { ...ALL, groupBy: 'MONTH', physiotherapistId });
  expect(figuresOf(report)).toEqual(await counted(ALL, 'MONTH', physiotherapistId));
});

it('leaves out requests that never were sessions, and counts one that was approved', async () => {
  const asked = { ...ALL, groupBy: 'MONTH' };
  const before = (await reports.report(asked)).total.cells;
  const { id: patient } = await insertPatient(app.sql);
  const ask = (at: string) => insertAppointment(app.sql, patient, { status: 'pending', starts_at: new Date(at) });
  const become = (id: string, status: string) =>
    app.sql('update appointment set status = $2 where id = $1', [id, status]);
  const declined = await ask('2026-03-30T04:30:00Z');
  await become(declined.id, 'canceled');
  expect((await reports.report(asked)).total.cells).toEqual(before);
  const approved = await ask('2026-03-30T05:30:00Z');
  await become(approved.id, 'scheduled');
  await become(approved.id, 'canceled');
  const valueOf = (cells: typeof before, key: string) => cells.find(({ column }) => column === key)?.value ?? 0;
  const after = (await reports.report(asked)).total.cells;
  for (const key of ['sessions', 'canceledByClinic']) expect(valueOf(after, key)).toBe(valueOf(before, key) + 1);
  await app.sql('update appointment set deleted_at = now() where patient_id = $1', [patient]);
});

it('says of each session what became of it', async () => {
  const lines = await reports.allLines(ALL, { row: 'total', column: 'canceledByPatient' });
  expect(lines.every(({ kind, patient }) => kind === 'SESSION' && patient !== null)).toBe(true);
  expect(lines[0]?.text).toMatch(/^(?:Clinic|Home|Tele) session, canceled by the patient$/);
});
