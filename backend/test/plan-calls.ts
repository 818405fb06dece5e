import { insertAppointment } from './builders.js';
import { NOON, type TestApp } from './test-app.js';
import type { TestClient } from './test-client.js';

/** A plan as these calls answer it. */
export interface AnsweredPlan {
  id: string;
  status: string;
  version: number;
  recoveryPercent: number;
  ledger: Record<string, number>;
  sessions: { number: number; phase: number; state: string; appointmentId: string | null }[];
}

const FIELDS = `id status version recoveryPercent patient { patientId } physiotherapistName doctorName
  ledger { planned done missed cancelled ahead booked missedInAll settled } sessions { number phase state appointmentId }`;

/** Why somebody decided something about a plan. */
export const why = 'As agreed with the patient';

async function call(browser: TestClient, mutation: string) {
  const { body } = await browser.graphql<{ plan: AnsweredPlan }>(`mutation { plan: ${mutation} { ${FIELDS} } }`);
  const [error] = body.errors ?? [];
  return { plan: body.data?.plan, code: error?.extensions.code, fields: error?.extensions.fields };
}

/** What is decided about plans, by an admin unless another browser is given. */
export function planCalls(admin: () => TestClient) {
  const said = (reason: string) => `reason: ${JSON.stringify(reason)}`;
  return {
    call: (mutation: string, browser = admin()) => call(browser, mutation),
    stop: (id: string, browser = admin(), reason = why) => call(browser, `stopPlan(planId: "${id}", ${said(reason)})`),
    add: (id: string, count: number, browser = admin(), reason = why) =>
      call(browser, `addPlanSessions(planId: "${id}", count: ${count}, ${said(reason)})`),
    cancel: (id: string, number: number, browser = admin(), reason = why) =>
      call(browser, `cancelPlanSession(planId: "${id}", number: ${number}, ${said(reason)})`),
    reopen: (id: string, number: number, browser = admin(), reason = why) =>
      call(browser, `reopenPlanSession(planId: "${id}", number: ${number}, ${said(reason)})`),
    correct: (appointmentId: string, to: string, browser = admin(), reason = why) =>
      call(browser, `correctSession(appointmentId: "${appointmentId}", to: ${to}, ${said(reason)})`),
    /** A stretch of a plan's ledger. */
    eventsOf: async (planId: string, browser = admin(), args = '') => {
      const { body } = await browser.graphql<{ sessionEvents: Record<string, unknown>[] }>(
        `{ sessionEvents(planId: "${planId}"${args}) { id number kind appointmentId reason enteredAs state } }`,
      );
      return { events: body.data?.sessionEvents ?? [], code: body.errors?.[0]?.extensions.code };
    },
  };
}

let hours = 0;
/** A session of a patient, at an hour of its own: with a plan it takes the lowest open one, and then becomes what is said. */
export async function insertSession(
  { sql }: TestApp,
  patientId: string,
  status = 'scheduled',
  columns: object = {},
): Promise<string> {
  const starts_at = new Date(NOON.getTime() + ++hours * 3_600_000);
  const { id } = await insertAppointment(sql, patientId, { status: 'scheduled', starts_at, ...columns });
  const reason = status === 'missed' ? 'Fever' : null;
  if (status !== 'scheduled')
    await sql('update appointment set status = $2, missed_reason = $3 where id = $1', [id, status, reason]);
  return id;
}

/** The codes of calls that were made at once, in the order of letters; "done" where there is none. */
export async function codesOf(calls: Promise<{ code: string | undefined }>[]): Promise<string[]> {
  return (await Promise.all(calls)).map(({ code }) => code ?? 'done').toSorted();
}
