import type { EntityManager } from '@mikro-orm/postgresql';
import type { MessageLanguage } from '../../identity/index.js';
import { recoveryPercent } from '../../patients/index.js';
import type { Account, Program } from '../../platform/access/actor.js';
import { taskView, type TaskView } from '../danger-signs/task-view.js';
import type { ContentPhase } from '../protocols/protocol-content.js';
import { phaseIn, textIn, type ShownPhase } from '../ledger/phase-in-language.js';
import { noPlan, seenPlan } from '../ledger/plan-reach.js';
import {
  findPassages,
  findPlan,
  findPlanSessions,
  type Ledger,
  type PassageRow,
  type PlanRow,
  type PlanSessionRow,
} from '../ledger/plan.queries.js';

/** A plan as it is shown, in a language. */
export interface PlanView extends Omit<PlanRow, 'protocolName' | 'content' | 'passages' | 'openTask' | 'createdAt'> {
  protocolName: string;
  phase: number;
  phases: ShownPhase[];
  recoveryPercent: number;
  sessions: PlanSessionRow[];
  passages: PassageRow[];
  openTask: TaskView | null;
}

/** In which phase a plan is: that after the last passage; of a completed one the last. */
export const presentPhase = ({ passages, content }: Pick<PlanRow, 'passages' | 'content'>) =>
  Math.min(passages + 1, content.phases.length);

/** What the present phase holds. */
export function presentContent(row: Pick<PlanRow, 'id' | 'passages' | 'content'>): ContentPhase {
  const phase = row.content.phases[presentPhase(row) - 1];
  if (!phase) throw new Error(`the plan ${row.id} has no phase`);
  return phase;
}

/** Done of planned less cancelled, as recovery is shown everywhere (recovery §1). */
export const percentOf = ({ done, planned, cancelled }: Ledger) => recoveryPercent(done, planned - cancelled);

/** A plan as it stands once something of it was changed, for whoever did. @throws AppError NOT_FOUND */
export async function shownPlan(
  tx: EntityManager,
  actor: Account | Program,
  planId: string,
  now: Date,
): Promise<PlanView> {
  const row = await findPlan(tx, { planId });
  if (!row) throw noPlan();
  return planView(tx, seenPlan(actor, row), 'EN', now);
}

/** A plan with all that belongs to it. */
export async function planView(
  em: EntityManager,
  row: PlanRow,
  language: MessageLanguage,
  now: Date,
): Promise<PlanView> {
  const [sessions, passages] = [await findPlanSessions(em, row.id), await findPassages(em, row.id)];
  const { content, createdAt: _made, ...plan } = row;
  return {
    ...plan,
    protocolName: textIn(row.protocolName, language),
    phase: presentPhase(row),
    phases: content.phases.map((phase, at) => phaseIn(phase, at + 1, language)),
    recoveryPercent: percentOf(row.ledger),
    sessions,
    passages,
    openTask: row.openTask && taskView(row.openTask, now),
  };
}
