import { z } from 'zod';
import { type FamilyAccess, noteSeen, requireFamily } from '../../patients/index.js';
import type { Actor } from '../../platform/access/actor.js';
import { rowId } from '../../platform/inputs/parse-input.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases } from '../../platform/use-cases.js';
import { type AppointmentRow, findAppointments } from '../../scheduling/index.js';
import { findPlan } from '../ledger/plan.queries.js';
import { ownQuery } from '../ledger/plan.input.js';
import { dayOf, type TodayView } from './today.service.js';

/** The grant by which a family member reads a day. */
const familyDayQuery = ownQuery.extend({ grantId: rowId });

/** Reads the day of a patient who granted access to a family member (companion §8). */
export class FamilyDayService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {}

  /** Returns the patient's day as a family member sees it; null without a live plan. @throws AppError NOT_FOUND */
  async today(actor: Actor, input: z.input<typeof familyDayQuery>): Promise<TodayView | null> {
    return this.useCases.read(actor, 'family.readDay', familyDayQuery, input, async ({ grantId, language }, look) => {
      const { em, actor: own, seen } = look;
      const now = this.clock.now();
      const fork = em.fork();
      const access = await requireFamily(fork, own, grantId, now);
      if (await noteSeen(fork, access, now)) await seen({ subjectType: 'familyGrant', subjectId: access.grantId });
      const { patientId } = access;
      const plan = await findPlan(fork, { visibleTo: 'SYSTEM', patientId, isLive: true });
      if (!plan) return null;
      const of = { visibleTo: 'SYSTEM', patient: { id: patientId }, status: 'scheduled', from: now } as const;
      const [next] = await findAppointments(fork, of, 1);
      const day = { ...(await dayOf(fork, plan, language, now)), nextSession: next ? asFamilySees(next) : null };
      return forFamily(day, access);
    });
  }
}

/** Redacts a session: when, where and with whom. */
const asFamilySees = (row: AppointmentRow): AppointmentRow => ({
  ...row,
  patientNumber: null,
  homeAddress: null,
  phone: null,
  callEnding: null,
  missedReason: null,
  price: null,
  overrideReason: null,
  seriesId: null,
  changeableUntil: null,
  noteStatus: null,
  noteLocksAt: null,
});

const withoutNumber = <T extends { patientNumber: number | null } | null>(task: T): T =>
  task && { ...task, note: null, patientNumber: null };

/**
 * Redacts a day: no notes, no names of other family members, and no messages without the right to them. Every part is named, so that a new one is
 * hidden until somebody decides otherwise.
 */
function forFamily(day: TodayView, { name, rights }: FamilyAccess): TodayView {
  return {
    kind: day.kind,
    day: day.day,
    planId: day.planId,
    daysSinceSurgery: day.daysSinceSurgery,
    phase: day.phase,
    phaseName: day.phaseName,
    phaseCount: day.phaseCount,
    sentence: day.sentence,
    needsDangerCheck: day.needsDangerCheck,
    stopped: day.stopped,
    advice: day.advice,
    openTask: withoutNumber(day.openTask),
    answeredTask: withoutNumber(day.answeredTask),
    dangerSigns: day.dangerSigns,
    exercises: day.exercises.map(({ occasions, ...exercise }) => ({
      ...exercise,
      occasions: occasions.map(({ skipped, doneBy, ...occasion }) => ({
        ...occasion,
        skipped: skipped && { ...skipped, note: null },
        doneBy: doneBy === name ? doneBy : null,
      })),
    })),
    nextSession: day.nextSession,
    ledger: day.ledger,
    recoveryPercent: day.recoveryPercent,
    adherence: day.adherence,
    pain: day.pain && { ...day.pain, note: null },
    effort: day.effort,
    weeks: day.weeks,
    guides: day.guides,
    lesson: async () => null,
    dueQuestionnaires: async () => [],
    language: day.language,
    unreadMessages: rights.includes('MESSAGE') ? day.unreadMessages : async () => 0,
  };
}
