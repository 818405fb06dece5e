import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { MessageLanguage } from '../../identity/index.js';
import { namedPatient, recoveryPercent } from '../../patients/index.js';
import type { Account, Program } from '../../platform/access/actor.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import { patientTaskView, taskView, type TaskView } from '../danger-signs/task-view.js';
import { Guides } from '../exercise-library/guides.js';
import type { ContentPhase } from '../protocols/protocol-content.js';
import { phaseIn, textIn, type ShownPhase } from '../ledger/phase-in-language.js';
import { requireVisiblePlan } from '../ledger/held-plan.js';
import { findProgrammeVersions, type ProgrammeVersionView } from '../ledger/programme-version.queries.js';
import { seenPlan } from '../ledger/plan-scope.js';
import { findAnsweredTask } from '../ledger/today.queries.js';
import { findPassages, type PassageRow } from '../ledger/passage.queries.js';
import { findPlan, findPlanSessions, type Ledger, type PlanRow, type PlanSessionRow } from '../ledger/plan.queries.js';

/** A plan for display, in a language. */
export interface PlanView extends Omit<PlanRow, 'protocolName' | 'content' | 'passages' | 'openTask' | 'createdAt'> {
  protocolName: string;
  phase: number;
  phases: ShownPhase[];
  recoveryPercent: number;
  sessions: PlanSessionRow[];
  passages: PassageRow[];
  openTask: TaskView | null;
  /** Of a programme, newest first. */
  programmeVersions: ProgrammeVersionView[];
  /** Of all its exercises. */
  guides: Guides;
  /** Finds the answered danger sign of today or the two days before, as the patient reads it: of this plan, or, for the patient, of any plan. */
  answeredTask: () => Promise<TaskView | null>;
}

/** A plan for display as plain data, which a repeated request gets again. */
export type StoredPlanView = Omit<PlanView, 'guides' | 'answeredTask'>;

/** How a plan is displayed. */
interface Viewing {
  language: MessageLanguage;
  now: Date;
  /** Whether the patient looks. */
  ofPatient?: boolean;
}

/** Adds the guides of a plan's exercises and the answered danger sign, which are read when they are asked for. */
export function withReads(
  em: EntityManager,
  view: StoredPlanView,
  { language, now, ofPatient = false }: Viewing,
): PlanView {
  const exercises = [...view.phases, ...view.programmeVersions].flatMap((part) => part.exercises);
  const { patientId, patientNumber, patientName } = view;
  const answeredTask = async () => {
    const task = await findAnsweredTask(em.fork(), view.id, clinicDay(now), ofPatient);
    return task ? patientTaskView({ patientId, patientNumber, patientName, ...task }, now, language) : null;
  };
  return { ...view, guides: new Guides(em, exercises, language), answeredTask };
}

/** Returns the number of a plan's current phase, from 1: the one after the last gate passed, or the last phase of a completed plan. */
export const presentPhase = ({ passages, content }: Pick<PlanRow, 'passages' | 'content'>) =>
  Math.min(passages + 1, content.phases.length);

/** Returns the content of the current phase. */
export function presentContent(row: Pick<PlanRow, 'id' | 'passages' | 'content'>): ContentPhase {
  const phase = row.content.phases[presentPhase(row) - 1];
  if (!phase) throw new Error(`the plan ${row.id} has no phase`);
  return phase;
}

/** Calculates the percentage of done sessions among planned less cancelled ones, as on every screen. */
export const percentOf = ({ done, planned, cancelled }: Ledger) => recoveryPercent(done, planned - cancelled);

/** Loads a plan after a change, for display to the actor. @throws AppError NOT_FOUND */
export async function shownPlan(
  tx: EntityManager,
  actor: Account | Program,
  planId: string,
  now: Date,
): Promise<PlanView> {
  return planView(tx, seenPlan(actor, await requireVisiblePlan(tx, 'SYSTEM', planId)), { language: 'EN', now });
}

/** Returns a patient's live plan, or else the newest, for display to the actor. Callers check access. */
export async function findShownPlan(
  em: EntityManager,
  actor: Account,
  patientId: string,
  now: Date,
): Promise<PlanView | null> {
  const row = await findPlan(em, { patientId, visibleTo: 'SYSTEM' });
  return row ? planView(em, seenPlan(actor, row), { language: 'EN', now }) : null;
}

/** Returns the present phase of patients' live plans, such as 'Phase 2 of 5' or 'Programme', by patient. Callers check access. */
export async function findPhases(em: EntityManager, patientIds: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ patientId: string; passages: number; phases: number | null }>`
    select r.patient_id as "patientId", jsonb_array_length(v.content->'phases') as phases,
      (select count(*)::int from gate_passage g where g.plan_id = r.id) as passages
    from recovery_plan r left join protocol_version v on v.id = r.protocol_version_id
    where r.patient_id = any(${[...patientIds]}::uuid[]) and r.status = 'ACTIVE'`.execute(em.getKysely());
  return new Map(
    rows.map(({ patientId, passages, phases }) => [
      patientId,
      phases ? `Phase ${Math.min(passages + 1, phases)} of ${phases}` : 'Programme',
    ]),
  );
}

/** Maps a plan for display, with all its parts. */
export async function planView(em: EntityManager, row: PlanRow, viewing: Viewing): Promise<PlanView> {
  const { language, now } = viewing;
  const [sessions, passages] = [await findPlanSessions(em, row.id), await findPassages(em, row.id)];
  const { content, createdAt: _made, ...plan } = row;
  const view = {
    ...plan,
    protocolName: textIn(row.protocolName, language),
    phase: presentPhase(row),
    phases: content.phases.map((phase, at) => phaseIn(phase, at + 1, language)),
    recoveryPercent: percentOf(row.ledger),
    sessions,
    passages,
    openTask: row.openTask && taskView(row.openTask, now),
    programmeVersions: row.kind === 'PROGRAMME' ? await findProgrammeVersions(em, row.id, language) : [],
  };
  return withReads(em, view, viewing);
}

/** Maps a plan to what GraphQL and REST have in common of its response, with times in UTC. */
export function presentPlan({
  patientId,
  patientNumber,
  patientName,
  passages,
  openTask,
  guides: _guides,
  answeredTask: _answeredTask,
  ...plan
}: PlanView) {
  return {
    ...plan,
    patient: namedPatient({ patientId, patientNumber, patientName }),
    passages: passages.map((passage) => ({
      ...passage,
      confirmedAt: new Date(passage.confirmedAt),
    })),
    openTask: openTask && presentTask(openTask),
  };
}

function presentTask({ patientId, patientNumber, patientName, ...task }: TaskView) {
  return { ...task, patient: namedPatient({ patientId, patientNumber, patientName }) };
}
