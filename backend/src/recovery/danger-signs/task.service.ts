import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { Doctor, Physiotherapist } from '../../clinic/index.js';
import type { Actor } from '../../platform/access/actor.js';
import type { AllowedActor } from '../../platform/access/access-policy.js';
import type { Clock } from '../../platform/time/clock.js';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { rowId } from '../../platform/inputs/parse-input.js';
import { requireVisiblePlan } from '../ledger/held-plan.js';
import { notifyOfAnswer } from './danger-messages.js';
import type { WriteContext, UseCases } from '../../platform/use-cases.js';
import { CareTask } from './care-task.entity.js';
import { planNamed, resolveInput, taskSeen } from './task.input.js';
import { openSignView, type OpenSignView } from './open-sign-view.js';
import { findAnsweredTasks, findOpenTasks, findTask, lockPlanOfTask } from './task.queries.js';
import { taskView, type TaskView } from './task-view.js';

type Answers = 'careTask.resolve' | 'careTask.resolveOfProgramme';

/** Lists, acknowledges and resolves danger signs. */
export class TaskService {
  constructor(
    private readonly useCases: UseCases,
    private readonly parts: { em: EntityManager; clock: Clock; publicUrl: string },
  ) {}

  /** Lists the open signs of the patients in the actor's care; of all patients for an admin. */
  async listOpen(actor: Actor): Promise<OpenSignView[]> {
    return this.useCases.read(actor, 'careTask.list', z.unknown(), undefined, async (_, { em, actor: own, listed }) => {
      const now = this.parts.clock.now();
      const rows = await findOpenTasks(em, own, now);
      await listed(rows);
      return rows.map((row) => openSignView(row, own.role, now));
    });
  }

  /** Lists the resolved signs of a plan. @throws AppError BAD_INPUT, NOT_FOUND */
  async listAnswered(actor: Actor, input: z.input<typeof planNamed>): Promise<TaskView[]> {
    return this.useCases.read(actor, 'careTask.list', planNamed, input, async ({ planId }, look) => {
      const { em, actor: own, seen } = look;
      const plan = await requireVisiblePlan(em, own, planId);
      await seen({ subjectType: 'patient', subjectId: plan.patientId });
      const now = this.parts.clock.now();
      return (await findAnsweredTasks(em, planId)).map((row) => taskView(row, now));
    });
  }

  /** Acknowledges a sign. @throws AppError BAD_INPUT, FORBIDDEN, NOT_FOUND, WRONG_STATE, CHANGED_MEANWHILE */
  async acknowledge(actor: Actor, input: z.input<typeof taskSeen>): Promise<TaskView> {
    const verb = (await this.isOfProgramme(actor, input.id))
      ? 'careTask.acknowledgeOfProgramme'
      : 'careTask.acknowledge';
    return this.useCases.write(actor, verb, taskSeen, input, async ({ id, seen }, change) => {
      const task = await lockOwnTask(change, id);
      if (task.status !== 'OPEN') throw new AppError('WRONG_STATE', reasonFor('TASK_SEEN'));
      requireSeen(task, seen);
      const acknowledgedAt = this.parts.clock.now();
      const answerer = await answererOf(change);
      return this.done(change, change.tx.assign(task, { status: 'ACKNOWLEDGED', acknowledgedAt, ...answerer }));
    });
  }

  /**
   * Resolves a sign with a note for staff and advice for the patient, who gets a message. After a new danger check the patient may exercise
   * again.
   * @throws AppError BAD_INPUT, NOT_FOUND, WRONG_STATE, CHANGED_MEANWHILE
   */
  async resolve(actor: Actor, input: z.input<typeof resolveInput>): Promise<TaskView> {
    const verb = (await this.isOfProgramme(actor, input.id)) ? 'careTask.resolveOfProgramme' : 'careTask.resolve';
    return this.useCases.write(actor, verb, resolveInput, input, async ({ id, note, advice, seen }, change) => {
      const task = await lockOwnTask(change, id);
      if (task.status === 'RESOLVED') throw new AppError('WRONG_STATE', reasonFor('TASK_RESOLVED'));
      requireSeen(task, seen);
      const { clock, publicUrl } = this.parts;
      const resolvedAt = clock.now();
      const answer = { status: 'RESOLVED', note, advice: advice ?? null, resolvedAt } as const;
      change.tx.assign(task, { ...answer, ...(await answererOf(change)) });
      await notifyOfAnswer(change.tx, { id, planId: task.plan.id }, { publicUrl, now: resolvedAt });
      return this.done(change, task);
    });
  }

  /**
   * Whether a physiotherapist names a sign of a programme: each kind of plan has a permission of its own. Whether they treat with it, is
   * decided under the lock.
   */
  private async isOfProgramme(actor: Actor, id: string): Promise<boolean> {
    if (actor.kind !== 'account' || actor.role !== 'physiotherapist' || !rowId.safeParse(id).success) return false;
    return (await findTask(this.parts.em.fork(), id))?.planKind === 'PROGRAMME';
  }

  private done({ tx }: WriteContext<Actor>, task: CareTask) {
    return { subject: task, answer: async () => taskView(await taskOf(tx, task.id), this.parts.clock.now()) };
  }
}

/** Rejects an answer if a sign was added that the clinician has not seen. */
function requireSeen({ signs }: CareTask, seen: readonly string[] | null | undefined): void {
  if (seen && !signs.every((sign) => seen.includes(sign)))
    throw new AppError('CHANGED_MEANWHILE', reasonFor('SIGN_JOINED'));
}

/** Finds the acting doctor or physiotherapist. */
async function answererOf({ tx, actor }: WriteContext<AllowedActor<Answers>>) {
  const own = { user: actor.userId, deletedAt: null };
  if (actor.role === 'doctor')
    return { answeredBy: await tx.findOneOrFail(Doctor, own), answeredByPhysiotherapist: null };
  return { answeredBy: null, answeredByPhysiotherapist: await tx.findOneOrFail(Physiotherapist, own) };
}

const noTask = () => new AppError('NOT_FOUND', reasonFor('TASK_NOT_FOUND'));

/**
 * Locks a task that the actor answers, after the plan, as entries do: of a protocol's plan its doctor, of a programme its physiotherapist or
 * whoever covers. @throws AppError NOT_FOUND
 */
async function lockOwnTask(change: WriteContext<AllowedActor<Answers>>, id: string): Promise<CareTask> {
  const kind = await lockPlanOfTask(change.tx, change.actor, id);
  const task = kind && (await change.lock(CareTask, { id }));
  if (!task) throw noTask();
  return task;
}

async function taskOf(tx: WriteContext<Actor>['tx'], id: string) {
  const row = await findTask(tx, id);
  if (!row) throw noTask();
  return row;
}
