import { randomUUID } from 'node:crypto';
import { insertPatientWithAccount, insertStaff } from './builders.js';
import { why } from './plan-calls.js';
import { insertPlan } from './recovery-builders.js';
import { NOON, type Sql, type TestApp } from './test-app.js';
import type { TestClient } from './test-client.js';

/** What each plan of a storm begins with. */
const SESSIONS = 25;

interface Underway {
  readonly id: string;
  readonly plan: string;
  readonly name: string;
  /** The numbers with which the patient and the plan's physiotherapist sign in. */
  readonly phone: string;
  readonly physioPhone: string;
}

/** Random things that happen to the sessions of three plans, by eight writers at once. */
export class SessionStorm {
  /** How often a call was answered with a code; "done" where it was not refused. */
  readonly codes = new Map<string, number>();
  private patients: readonly Underway[] = [];
  private appointments: string[] = [];
  private hour = 0;

  constructor(
    private readonly app: TestApp,
    private readonly admin: TestClient,
    private seed: number,
  ) {}

  /** The plans that it is about now. */
  get plans(): readonly string[] {
    return this.patients.map(({ plan }) => plan);
  }

  /** Whose they are. */
  get underway(): readonly Underway[] {
    return this.patients;
  }

  /** Goes on with three plans of which nothing has happened but a booking. */
  async begin(): Promise<void> {
    const underway = async () => {
      const name = `Storm ${randomUUID()}`;
      const { user, record } = await insertPatientWithAccount(this.app.sql, { name });
      const { user: treats, physiotherapistId } = await insertStaff(this.app.sql);
      const { id: plan } = await insertPlan(this.app, record.id, { physiotherapist_id: physiotherapistId });
      return { id: record.id, plan, name, phone: user.phone, physioPhone: treats.phone };
    };
    this.patients = await Promise.all([underway(), underway(), underway()]);
    this.appointments = [];
    this.hour = 24;
    for (const patient of this.patients) await this.book(patient);
  }

  /** One thing by each of eight writers, at once. */
  async round(): Promise<void> {
    // What was booked before has begun; what is booked now has not.
    this.app.clock.set(new Date(NOON.getTime() + this.hour * 3_600_000));
    await Promise.all(Array.from({ length: 8 }, () => this.act()));
    this.app.clock.set(NOON);
  }

  private async act(): Promise<unknown> {
    const patient = this.patients[this.below(this.patients.length)];
    if (!patient) throw new Error('The storm has not begun.');
    const choice = this.below(14);
    if (choice < 4) return this.book(patient);
    if (choice < 10) return this.call(this.ofAppointment(choice));
    if (choice < 11) return this.call(this.correction());
    return this.call(this.decision(choice < 12 ? 'cancelPlanSession' : 'reopenPlanSession', patient));
  }

  private async book({ id: patientId }: Underway): Promise<void> {
    const input = `patientId: "${patientId}", appointmentDate: "${this.nextHour()}", sessionType: CLINIC`;
    const id = await this.call(`bookAppointment(input: { ${input} })`);
    if (id) this.appointments.push(id);
  }

  private ofAppointment(choice: number): string {
    const id = `id: "${this.anyAppointment()}"`;
    if (choice < 6) return `completeAppointment(${id})`;
    if (choice < 7) return `markAppointmentMissed(${id}, reason: "Fever")`;
    if (choice < 9) return `cancelAppointment(${id})`;
    return `moveAppointment(${id}, input: { appointmentDate: "${this.nextHour()}" })`;
  }

  private correction(): string {
    const to = this.below(2) ? 'MISSED' : 'COMPLETED';
    return `correctSession(appointmentId: "${this.anyAppointment()}", to: ${to}, reason: "${why}")`;
  }

  private decision(name: string, { plan }: Underway): string {
    return `${name}(planId: "${plan}", number: ${this.below(SESSIONS) + 1}, reason: "${why}")`;
  }

  private async call(mutation: string): Promise<string | undefined> {
    const { body } = await this.admin.graphql<{ done: { id: string } }>(`mutation { done: ${mutation} { id } }`);
    const code = body.errors?.[0]?.extensions.code ?? 'done';
    this.codes.set(code, (this.codes.get(code) ?? 0) + 1);
    return body.data?.done.id;
  }

  private anyAppointment(): string | undefined {
    return this.appointments[this.below(this.appointments.length)];
  }

  private nextHour(): string {
    this.hour += 1;
    return new Date(NOON.getTime() + this.hour * 3_600_000).toISOString();
  }

  private below(count: number): number {
    this.seed = (this.seed * 48_271) % 2_147_483_647;
    return this.seed % count;
  }
}

/** How often the laws of the ledger are broken in these plans: `kept` where they hold. */
export async function lawsOf(sql: Sql, plans: readonly string[]) {
  const [row] = await sql<Record<keyof typeof kept, number>>(LAWS, [plans, SESSIONS]);
  return row;
}

/** What `lawsOf` answers where every law holds. */
export const kept = { plans: 0, otherwise: 0, held: 0, disagree: 0, outside: 0 };

/**
 * Each plan has its sessions; what the projection says of one is what its last event says, and what its appointment says; and every
 * appointment fills a session, but for a missed one whose session was opened again or taken out afterwards.
 */
const LAWS = `
  with last as (
    select distinct on (plan_id, number) plan_id, number, state, appointment_id, kind
    from session_event where plan_id = any($1) order by plan_id, number, id desc
  ), compared as (
    select s.plan_id,
      s.state is distinct from l.state as otherwise,
      s.appointment_id is distinct from
        case when l.kind in ('UNBOOKED', 'CANCELLED', 'REOPENED') then null else l.appointment_id end as held,
      a.status is distinct from case when s.appointment_id is null then null
        else case s.state when 'AHEAD' then 'scheduled' when 'DONE' then 'completed' when 'MISSED' then 'missed' end end as disagree
    from plan_session s left join last l using (plan_id, number) left join appointment a on a.id = s.appointment_id
    where s.plan_id = any($1)
  ), let_go as (
    select e.appointment_id from session_event e join session_event l on l.plan_id = e.plan_id and l.number = e.number and l.id > e.id
    where e.plan_id = any($1) and l.kind in ('CANCELLED', 'REOPENED')
  )
  select
    (select count(*)::int from unnest($1::uuid[]) as plan where (select count(*) from plan_session where plan_id = plan) <> $2::int) as plans,
    (select count(*)::int from compared where otherwise) as otherwise,
    (select count(*)::int from compared where held) as held,
    (select count(*)::int from compared where disagree) as disagree,
    (select count(*)::int from appointment a join recovery_plan r on r.patient_id = a.patient_id
     where r.id = any($1) and a.status in ('scheduled', 'completed', 'missed')
       and not exists (select from plan_session where appointment_id = a.id)
       and not (a.status = 'missed' and a.id in (select appointment_id from let_go where appointment_id is not null))) as outside`;
