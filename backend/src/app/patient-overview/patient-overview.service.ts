import { z } from 'zod';
import {
  noRecord,
  parsePatientReference,
  type PatientDetails,
  type PatientService,
  restorableSince,
} from '../../patients/index.js';
import { type AppointmentRow, findAppointments } from '../../scheduling/index.js';
import { type Abha, findAbha } from '../../hospitals/index.js';
import { type Balance, balanceOf } from '../../money/index.js';
import type { Actor } from '../../platform/access/actor.js';
import type { Clock } from '../../platform/time/clock.js';
import { decodeCursor } from '../../platform/lists/list-cursor.js';
import type { UseCases } from '../../platform/use-cases.js';
import { timelineInput } from './timeline.input.js';
import { findTimeline, type TimelineRow } from './timeline.queries.js';

/** A record with its next session and balance. */
export type PatientOverview = PatientDetails & {
  nextSession: AppointmentRow | undefined;
  balance: Balance;
  abha: Abha | null;
};

/** Reads a patient's page: the record, in any state, and its timeline. Audits each read. */
export class PatientOverviewService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
    private readonly patients: PatientService,
  ) {}

  /** Returns the overview of a record. @throws AppError NOT_FOUND, also for a record that can no longer be restored */
  async read(actor: Actor, reference: string): Promise<PatientOverview> {
    return this.useCases.read(
      actor,
      'patient.overview',
      z.string(),
      reference,
      async (named, { em, actor: own, seen }) => {
        const details = await this.patients.describe(em, parsePatientReference(named));
        const { patient } = details;
        const now = this.clock.now();
        if (patient.deletedAt && patient.deletedAt < restorableSince(now)) throw noRecord();
        const ahead = { visibleTo: own, patient: { id: patient.id }, status: 'scheduled', from: now } as const;
        const [[nextSession], balance, abha] = await Promise.all([
          findAppointments(em, ahead, 1),
          balanceOf(em, patient.id),
          findAbha(em, patient.id),
          seen({ subjectType: 'patient', subjectId: patient.id }),
        ]);
        return { ...details, nextSession, balance, abha };
      },
    );
  }

  /** Returns a slice of the timeline, newest first. @throws AppError BAD_INPUT, NOT_FOUND */
  async timeline(
    actor: Actor,
    input: z.input<typeof timelineInput>,
  ): Promise<{ entries: TimelineRow[]; hasNextPage: boolean }> {
    return this.useCases.read(actor, 'patient.timeline', timelineInput, input, async (asked, { em, seen }) => {
      const { patientId, first, after, kinds } = asked;
      const named = parsePatientReference(patientId);
      const wanted = { after: after ? decodeCursor(after) : undefined, kinds, limit: first + 1 };
      const found = named && (await findTimeline(em, named, restorableSince(this.clock.now()), wanted));
      if (!found) throw noRecord();
      await seen({ subjectType: 'patient', subjectId: found.id });
      return { entries: found.entries.slice(0, first), hasNextPage: found.entries.length > first };
    });
  }
}
