import { z } from 'zod';
import { findConsenting } from '../../charting/index.js';
import { type DayHours, hoursOfDay, loadSettings, SESSION_TYPES } from '../../clinic/index.js';
import { type Abha, findAbha } from '../../hospitals/index.js';
import { type Balance, balanceOf } from '../../money/index.js';
import {
  noRecord,
  parsePatientReference,
  type PatientService,
  type PatientView,
  redactPatient,
} from '../../patients/index.js';
import type { Actor } from '../../platform/access/actor.js';
import { nothing } from '../../platform/inputs/parse-input.js';
import { addDays, clinicDay, endOfDay } from '../../platform/time/clinic-time.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases } from '../../platform/use-cases.js';
import {
  type AppointmentRow,
  countWaiting,
  findAppointments,
  findWaiting,
  redactAppointment,
  viewsOf,
  type WaitingView,
} from '../../scheduling/index.js';
import {
  countAhead,
  countDeskWork,
  type DayPatient,
  type DeskCounts,
  findDue,
  findIncomplete,
  findPlanPhysiotherapist,
} from './desk.queries.js';

/** The clinic's day for the front desk. */
export interface DeskDay extends DeskCounts {
  /** YYYY-MM-DD. */
  day: string;
  isOpen: boolean;
  hours: DayHours[];
  specialDay: string | null;
  running: AppointmentRow[];
  next: AppointmentRow[];
  incomplete: DayPatient[];
  due: (DayPatient & { due: number })[];
  /** Number of entries of the waiting list that wait. */
  waiting: number;
}

/** A record as the front desk needs it. */
export interface DeskPatient {
  patient: PatientView;
  /** Names of missing fields of the patient form. */
  missing: string[];
  nextSession: AppointmentRow | undefined;
  sessionsAhead: number;
  abha: Abha | null;
  balance: Balance;
  hasConsent: boolean;
  /** Physiotherapist of the active plan. */
  physiotherapistId: string | null;
  waitsFor: WaitingView[];
}

/** Length of the longest session, in milliseconds. */
const LONGEST = 480 * 60_000;
const SHOWN_NEXT = 10;

/** Reads the day and the patients for the front desk: no clinical text, and no sum over patients (bench §11). */
export class DeskService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
    private readonly patients: PatientService,
  ) {}

  /** Returns the clinic's day. */
  async day(actor: Actor): Promise<DeskDay> {
    return this.useCases.read(actor, 'desk.readDay', nothing, {}, async (_, { em, actor: own, listed }) => {
      const now = this.clock.now();
      const day = clinicDay(now);
      const settings = await loadSettings(em);
      const scheduled = { visibleTo: own, status: 'scheduled' } as const;
      const begun = await findAppointments(
        em,
        { ...scheduled, from: new Date(now.getTime() - LONGEST), before: now },
        undefined,
      );
      const running = begun.filter((row) => row.startsAt.getTime() + row.durationMinutes * 60_000 > now.getTime());
      const ahead = { ...scheduled, from: now, before: endOfDay(addDays(day, 1)) };
      const next = await findAppointments(em, ahead, SHOWN_NEXT);
      const [incomplete, due] = [await findIncomplete(em, day), await findDue(em, day)];
      await listed([...running, ...next, ...incomplete, ...due]);
      const shown = (rows: AppointmentRow[]) => rows.map((row) => redactAppointment(own, row, now));
      return {
        day,
        isOpen: settings.openedAt !== null,
        ...hoursOfDay(settings.hours, settings.specialDays, day),
        running: shown(running),
        next: shown(next),
        ...(await countDeskWork(em, now)),
        incomplete,
        due,
        waiting: await countWaiting(em, { today: day, status: 'WAITING' }),
      };
    });
  }

  /** Returns a live record, complete or not. Audits the read. @throws AppError NOT_FOUND */
  async patient(actor: Actor, reference: string): Promise<DeskPatient> {
    return this.useCases.read(actor, 'patient.readAtDesk', z.string(), reference, async (named, look) => {
      const { em, actor: own, seen } = look;
      const { patient, missing } = await this.patients.describe(em, parsePatientReference(named));
      if (patient.deletedAt) throw noRecord();
      const now = this.clock.now();
      const ahead = { visibleTo: own, patient: { id: patient.id }, status: 'scheduled', from: now } as const;
      const [nextSession] = await findAppointments(em, ahead, 1);
      const waiting = { today: clinicDay(now), status: 'WAITING', patientId: patient.id } as const;
      const waitsFor = await viewsOf(em, own, await findWaiting(em, waiting, SESSION_TYPES.length), now);
      await seen({ subjectType: 'patient', subjectId: patient.id });
      return {
        patient: redactPatient(own, patient),
        missing,
        nextSession: nextSession && redactAppointment(own, nextSession, now),
        sessionsAhead: await countAhead(em, patient.id, now),
        abha: await findAbha(em, patient.id),
        balance: await balanceOf(em, patient.id),
        hasConsent: (await findConsenting(em, [patient.id])).size > 0,
        physiotherapistId: await findPlanPhysiotherapist(em, patient.id),
        waitsFor,
      };
    });
  }
}
