import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { MessageLanguage } from '../../identity/index.js';
import { countUnread } from '../../messaging/index.js';
import { type AppointmentRow, findAppointments, redactAppointment } from '../../scheduling/index.js';
import type { Actor } from '../../platform/access/actor.js';
import { addDays, clinicDay, daysBetween } from '../../platform/time/clinic-time.js';
import type { Clock } from '../../platform/time/clock.js';
import { Guides } from '../exercise-library/guides.js';
import { findOfferedLesson, type OwnLesson } from '../lessons/own-lesson.queries.js';
import { isScreenedNow } from '../danger-signs/is-screened.js';
import { patientTaskView, type TaskView } from '../danger-signs/task-view.js';
import type { UseCases } from '../../platform/use-cases.js';
import { adherenceOf, type Adherence } from '../ledger/adherence.js';
import { adviceFor, howFar, howFarInProgramme } from '../ledger/how-far.js';
import { phaseIn, signsIn, type ShownExercise } from '../ledger/phase-in-language.js';
import { keptWeeks, type KeptWeeks } from '../ledger/kept-weeks.js';
import { ownQuery } from '../ledger/plan.input.js';
import { findProgrammeCourse } from '../ledger/programme-version.queries.js';
import type { PlanKind } from '../ledger/recovery-plan.entity.js';
import { findPlan, type Ledger, type PlanRow } from '../ledger/plan.queries.js';
import { percentOf, presentContent, presentPhase } from './plan-view.js';
import { countDone, occasionsAfter, ticksOn, type Occasion, type Tick } from '../ledger/occasions.js';
import type { PainRow } from '../ledger/entry-sql.js';
import { findDayFacts } from '../ledger/today.queries.js';
import { findAskedTitles, type TitledQuestionnaire } from '../questionnaires/asked.queries.js';
import { type Due, dueOn } from '../questionnaires/due-questionnaires.js';

/** Content of the patient's start page. */
export interface TodayView {
  kind: PlanKind;
  day: string;
  planId: string;
  daysSinceSurgery: number;
  phase: number;
  phaseName: string;
  phaseCount: number;
  sentence: string;
  needsDangerCheck: boolean;
  stopped: boolean;
  advice: string | null;
  openTask: TaskView | null;
  answeredTask: TaskView | null;
  dangerSigns: ReturnType<typeof signsIn>;
  exercises: { exercise: ShownExercise; timesDone: number; occasions: Occasion[] }[];
  nextSession: AppointmentRow | null;
  ledger: Ledger;
  recoveryPercent: number;
  adherence: Adherence;
  pain: PainRow | null;
  effort: number | null;
  weeks: KeptWeeks;
  /** Of its exercises. */
  guides: Guides;
  /** Counts the clinic's unread messages. */
  unreadMessages: () => Promise<number>;
  /** Finds the lesson that the day offers. */
  lesson: () => Promise<OwnLesson | null>;
  /** Finds the questionnaires that are due. */
  dueQuestionnaires: () => Promise<Due<TitledQuestionnaire>[]>;
  language: MessageLanguage;
}

/** Reads the day of a patient. */
export class TodayService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {}

  /** Returns the actor's day; null without a live plan. */
  async today(actor: Actor, input: z.input<typeof ownQuery>): Promise<TodayView | null> {
    return this.useCases.read(actor, 'recovery.readOwn', ownQuery, input, async ({ language }, { em, actor: own }) => {
      const now = this.clock.now();
      const plan = await findPlan(em, { visibleTo: own, isLive: true });
      if (!plan) return null;
      const [next] = await findAppointments(em, { visibleTo: own, status: 'scheduled', from: now }, 1);
      return {
        ...(await dayOf(em, plan, language, now)),
        nextSession: next ? redactAppointment(actor, next, now) : null,
      };
    });
  }
}

/** Returns the day of a live plan, without the next session. */
export async function dayOf(em: EntityManager, plan: PlanRow, language: MessageLanguage, now: Date) {
  const day = clinicDay(now);
  const { ledger, openTask, content } = plan;
  const phase = presentPhase(plan);
  const { name: phaseName, exercises } = phaseIn(presentContent(plan), phase, language);
  const facts = await findDayFacts(em, plan.id, { from: addDays(day, -7), day });
  const { ticks, pain, effort, checks, resolved, answered, leftAt } = facts;
  const course =
    plan.kind === 'PROGRAMME' ? await findProgrammeCourse(em, plan.id) : { phases: content.phases, leftAt };
  const leftOn = course.leftAt.map((at) => clinicDay(new Date(at)));
  const madeOn = clinicDay(new Date(plan.createdAt));
  const stopped = openTask !== null;
  const standing = {
    daysSinceSurgery: daysBetween(plan.surgeryDate, day),
    phase,
    phaseName,
    phaseCount: content.phases.length,
  };
  return {
    ...standing,
    kind: plan.kind,
    day,
    planId: plan.id,
    sentence:
      plan.kind === 'PROGRAMME'
        ? howFarInProgramme(standing.daysSinceSurgery, phaseName, language)
        : howFar({ ...standing, ledger }, language),
    needsDangerCheck: !stopped && !isScreenedNow(now, checks, resolved),
    stopped,
    advice: openTask && adviceFor(openTask.severity, plan.kind, language),
    openTask: openTask && patientTaskView(openTask, now, language),
    answeredTask: answered && patientTaskView({ ...ofPatient(plan), ...answered }, now, language),
    dangerSigns: signsIn(content.dangerSigns, language),
    exercises: stopped ? [] : exercises.map((exercise) => todayExercise(exercise, ticksOn(ticks, day, exercise.key))),
    ledger,
    recoveryPercent: percentOf(ledger),
    adherence: adherenceOf({ today: day, madeOn, phases: course.phases, leftOn, ticks }),
    pain,
    effort,
    weeks: keptWeeks({ ...facts, today: day, madeOn, phases: course.phases, leftOn }, language),
    guides: new Guides(em, exercises, language),
    unreadMessages: () => findUnread(em.fork(), plan.patientId),
    lesson: () => findOfferedLesson(em.fork(), plan, language),
    dueQuestionnaires: async () => dueOn(await findAskedTitles(em.fork(), [plan.id]), plan, day),
    language,
  };
}

async function findUnread(em: EntityManager, patientId: string): Promise<number> {
  const { rows } = await sql<{
    unread: number;
  }>`select ${countUnread(sql`${patientId}::uuid`, 'CLINIC')} as unread`.execute(em.getKysely());
  return rows[0]?.unread ?? 0;
}

const ofPatient = ({ patientId, patientNumber, patientName }: PlanRow) => ({ patientId, patientNumber, patientName });

function todayExercise(exercise: ShownExercise, ticks: readonly Tick[]) {
  const occasions = occasionsAfter(ticks, exercise);
  return { exercise, timesDone: countDone(occasions), occasions };
}
