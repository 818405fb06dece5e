import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { patientStats, type PatientStats } from '../../patients/index.js';
import type { Actor } from '../../platform/access/actor.js';
import {
  addDays,
  clinicDay,
  CLINIC_TIME_ZONE,
  endOfDay,
  mondayOf,
  startOfDay,
} from '../../platform/time/clinic-time.js';
import type { Clock } from '../../platform/time/clock.js';
import { nothing } from '../../platform/inputs/parse-input.js';
import type { UseCases } from '../../platform/use-cases.js';

/** Figures of the dashboard, at one time. */
export interface Dashboard {
  asOf: Date;
  patients: PatientStats;
  pendingSessions: number;
  todaysSessions: number;
  waitingReferrals: number;
  paymentsByDay: { day: string; paid: number }[];
  signUpsByWeek: { week: string; count: number }[];
}

const WEEKS_SHOWN = 8;

/** Computes the dashboard of an admin. */
export class DashboardService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {}

  /** Returns the current figures, by days and weeks in the clinic's time zone. */
  async read(actor: Actor): Promise<Dashboard> {
    return this.useCases.read(actor, 'dashboard.read', nothing, {}, async (_, { em }) => {
      const asOf = this.clock.now();
      const today = clinicDay(asOf);
      return {
        asOf,
        patients: await patientStats(em, 'SYSTEM', asOf),
        ...(await countWork(em, today)),
        paymentsByDay: await payments(em, today),
        signUpsByWeek: await signUps(em, today),
      };
    });
  }
}

type Work = Pick<Dashboard, 'pendingSessions' | 'todaysSessions' | 'waitingReferrals'>;

async function countWork(em: EntityManager, today: string): Promise<Work> {
  // Raw SQL: three counts in one statement.
  const { rows } = await sql<Work>`
    select (select count(*)::int from appointment where status = 'pending' and deleted_at is null) as "pendingSessions",
      (select count(*)::int from appointment where status in ('scheduled', 'completed', 'missed') and deleted_at is null
        and starts_at between ${startOfDay(today)} and ${endOfDay(today)}) as "todaysSessions",
      (select count(*)::int from referral f join patient p on p.id = f.patient_id
        where f.status = 'ACTIVE' and p.deleted_at is null) as "waitingReferrals"`.execute(em.getKysely());
  return rows[0] ?? { pendingSessions: 0, todaysSessions: 0, waitingReferrals: 0 };
}

/**
 * Sums payments by day, from the first of the month to today; includes days without payments. Raw SQL:
 * `generate_series` yields the days in the clinic's time zone.
 */
async function payments(em: EntityManager, today: string): Promise<Dashboard['paymentsByDay']> {
  const first = `${today.slice(0, 8)}01`;
  const { rows } = await sql<{ day: string; paid: string }>`
    select to_char(d, 'YYYY-MM-DD') as day, coalesce(sum(y.amount_paise), 0)::text as paid
    from generate_series(${first}::date, ${today}::date, interval '1 day') d
      left join payment y on y.status = 'Paid' and y.created_at >= d::timestamp at time zone ${CLINIC_TIME_ZONE}
        and y.created_at < (d::timestamp + interval '1 day') at time zone ${CLINIC_TIME_ZONE}
    group by d order by d`.execute(em.getKysely());
  return rows.map(({ day, paid }) => ({ day, paid: Number(paid) }));
}

async function signUps(em: EntityManager, today: string): Promise<Dashboard['signUpsByWeek']> {
  const thisMonday = mondayOf(today);
  const firstMonday = addDays(thisMonday, -7 * (WEEKS_SHOWN - 1));
  const { rows } = await sql<{ week: string; count: number }>`
    select to_char(w, 'YYYY-MM-DD') as week, count(u.id)::int as count
    from generate_series(${firstMonday}::date, ${thisMonday}::date, interval '7 days') w
      left join app_user u on u.user_type = 'patient' and u.created_at >= w::timestamp at time zone ${CLINIC_TIME_ZONE}
        and u.created_at < (w::timestamp + interval '7 days') at time zone ${CLINIC_TIME_ZONE}
    group by w order by w`.execute(em.getKysely());
  return rows;
}
