import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import {
  findConsenting,
  countUnsignedNotes,
  findLastPlans,
  findLivePrecautions,
  findSessionNotes,
  type PrecautionRow,
  type ShownNote,
} from '../../charting/index.js';
import {
  hoursOfDay,
  Leave,
  leaveTime,
  type LeaveTime,
  loadSettings,
  noPhysiotherapist,
  Physiotherapist,
} from '../../clinic/index.js';
import type { PatientService, PatientView, Reach } from '../../patients/index.js';
import type { Account, Actor } from '../../platform/access/actor.js';
import { badInput } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { addDays, clinicDay, endOfDay, startOfDay } from '../../platform/time/clinic-time.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases } from '../../platform/use-cases.js';
import { countOpenSigns, findOpenTasksOf, findPhases, type TaskView } from '../../recovery/index.js';
import {
  type AppointmentRow,
  type CoverView,
  coversBy,
  findAppointments,
  findFreeTime,
  redactAppointment,
  type TimeInterval,
} from '../../scheduling/index.js';
import { benchView } from './bench-patient.service.js';
import { benchDayInput } from './bench.input.js';
import { findSessionFacts } from './bench.queries.js';

/** A session of one's own day. */
export interface BenchSession {
  appointment: AppointmentRow;
  patient: PatientView;
  alert: string | null;
  reach: Reach;
  openTask: TaskView | undefined;
  /** Which session of the patient this is, from 1. */
  number: number;
  /** Such as 'Phase 2 of 5'. */
  phase: string | undefined;
  precautions: PrecautionRow[];
  hasConsent: boolean;
  /** The plan of the patient's last note. */
  lastPlan: string | undefined;
  note: ShownNote | undefined;
}

/** A physiotherapist's own day. */
export interface BenchDay {
  /** YYYY-MM-DD. */
  day: string;
  specialDay: string | null;
  sessions: BenchSession[];
  free: TimeInterval[];
  leave: LeaveTime[];
  covers: CoverView[];
  notesToSign: number;
  openSigns: number;
}

const MOST_DAYS_AWAY = 60;
const SHOWN: ReadonlySet<string> = new Set(['scheduled', 'completed', 'missed']);

/** Reads a physiotherapist's own day (bench §8). */
export class BenchDayService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
    private readonly patients: PatientService,
  ) {}

  /** Returns a day of the acting physiotherapist. @throws AppError BAD_INPUT for a day more than 60 days away, NOT_FOUND */
  async day(actor: Actor, input: z.input<typeof benchDayInput>): Promise<BenchDay> {
    return this.useCases.read(actor, 'bench.readDay', benchDayInput, input, async (asked, look) => {
      const { em, actor: own, listed } = look;
      const now = this.clock.now();
      const today = clinicDay(now);
      const day = asked.day ?? today;
      if (day < addDays(today, -MOST_DAYS_AWAY) || day > addDays(today, MOST_DAYS_AWAY))
        throw badInput({ day: reasonFor('DAY_TOO_FAR', { days: MOST_DAYS_AWAY }) });
      const self = await em.fork().findOne(Physiotherapist, { user: own.userId, deletedAt: null });
      if (!self) throw noPhysiotherapist();
      const rows = await findAppointments(em, { visibleTo: own, physiotherapistId: self.id, day }, undefined);
      const shown = rows.filter(({ status }) => SHOWN.has(status));
      await listed(shown.map(({ patientId: id }) => ({ id })));
      const settings = await loadSettings(em);
      return {
        day,
        specialDay: hoursOfDay(settings.hours, settings.specialDays, day).specialDay,
        sessions: await this.sessionsOf(em, own, shown, now),
        free: await findFreeTime(em, { physiotherapistId: self.id, day, now }),
        leave: await leaveOn(em, self.id, day),
        covers: await coversBy(em, own, day),
        notesToSign: await countUnsignedNotes(em, own.userId),
        openSigns: await countOpenSigns(em, own),
      };
    });
  }

  private async sessionsOf(
    em: EntityManager,
    own: Account,
    rows: AppointmentRow[],
    now: Date,
  ): Promise<BenchSession[]> {
    const patientIds = [...new Set(rows.map(({ patientId }) => patientId))];
    const facts = new Map(
      (
        await findSessionFacts(
          em,
          own,
          rows.map(({ id }) => id),
        )
      ).map(({ id, ...fact }) => [id, fact]),
    );
    const views = await this.patients.viewsOf(em, patientIds);
    const tasks = await findOpenTasksOf(em, patientIds, now);
    const phases = await findPhases(em, patientIds);
    const precautions = await findLivePrecautions(em, patientIds, own.today);
    const plans = await findLastPlans(em, patientIds);
    const consenting = await findConsenting(em, patientIds);
    const notes = await findSessionNotes(
      em,
      rows.map(({ id }) => id),
    );
    return rows.flatMap((row): BenchSession[] => {
      const [fact, patient, note] = [facts.get(row.id), views.get(row.patientId), notes.get(row.id)];
      if (!fact || !patient) return [];
      const { reach, alert, doneBefore } = fact;
      const number = doneBefore + 1;
      const appointment = redactAppointment(own, row, now);
      // A session of an earlier day that nobody marked gives no reach, but still waits to be marked.
      if (!reach) return [{ ...BEYOND_REACH, appointment, patient: stubView(patient), number }];
      return [
        {
          appointment,
          patient: benchView(own, patient),
          alert,
          reach,
          openTask: tasks.get(row.patientId),
          number,
          phase: phases.get(row.patientId),
          precautions: precautions.get(row.patientId) ?? [],
          lastPlan: plans.get(row.patientId),
          hasConsent: consenting.has(row.patientId),
          note: note && { row: note, now, actor: own },
        },
      ];
    });
  }
}

/** What a session says of a patient beyond reach: nothing. */
const BEYOND_REACH: Omit<BenchSession, 'appointment' | 'patient' | 'number'> = {
  alert: null,
  reach: 'NONE',
  openTask: undefined,
  phase: undefined,
  precautions: [],
  lastPlan: undefined,
  hasConsent: false,
  note: undefined,
};

/** Redacts a record for somebody without reach: number, name and age, as findPatients. */
const stubView = (view: PatientView): PatientView => ({
  ...benchView({ role: 'physiotherapist' }, view),
  diagnosis: null,
  address: null,
  bloodGroup: null,
  gender: null,
  contactPhone: null,
  emergencyPhone: null,
  alert: null,
});

async function leaveOn(em: EntityManager, physiotherapist: string, day: string): Promise<LeaveTime[]> {
  const touches = { startsAt: { $lte: endOfDay(day) }, endsAt: { $gt: startOfDay(day) } };
  const leave = await em
    .fork()
    .find(Leave, { physiotherapist, deletedAt: null, ...touches }, { orderBy: { startsAt: 'asc' } });
  // The note is the admins'.
  return leave.map((one) => ({ ...leaveTime(one), note: null }));
}
