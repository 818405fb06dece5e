import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { loadSettings } from '../../clinic/index.js';
import { auditRefusal, noNamedPatient, noteSeen, requireFamily, requireRight } from '../../patients/index.js';
import type { Account, Actor } from '../../platform/access/actor.js';
import type { AuditTrail } from '../../platform/audit/audit-trail.js';
import { badInput } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { Clock } from '../../platform/time/clock.js';
import type { ReadContext, UseCases } from '../../platform/use-cases.js';
import { countThreads, findAssignees, findThread, findThreads, type ThreadReference } from './care-thread.queries.js';
import { asFamily, type ThreadReader } from './care-scope.js';
import { familyThreadInput, threadInput, threadListInput } from './care.input.js';
import { auditReadings } from './first-readings.js';
import { decodeThreadCursor } from './thread-cursor.js';
import { ThreadMessages } from './thread-messages.js';
import { showThreads, type ThreadView } from './thread-view.js';

/** A slice of the conversations within reach. */
export interface ThreadSlice {
  threads: ThreadView[];
  hasNextPage: boolean;
  total: number;
  waiting: number;
}

/** Returns which conversation is meant: a patient's own, or that of a named record. @throws AppError BAD_INPUT if staff name none */
export function referenceOf({ role }: Account, patientId: string | null | undefined): ThreadReference {
  if (typeof patientId === 'string') return { patient: patientId };
  if (role !== 'patient') throw badInput({ patientId: reasonFor('PATIENT_NOT_CHOSEN') });
  return 'OWN';
}

/** Reads conversations of patients with the care team (companion §7). */
export class CareThreadService {
  constructor(private readonly parts: { useCases: UseCases; clock: Clock; audit: AuditTrail }) {}

  /** Returns a conversation, also one without a message yet. @throws AppError BAD_INPUT, NOT_FOUND */
  async read(actor: Actor, input: z.input<typeof threadInput>): Promise<ThreadView> {
    return this.parts.useCases.read(
      actor,
      'careThread.read',
      threadInput,
      input,
      async ({ patientId }, { seen, ...reading }) => {
        const { em, actor: own } = reading;
        return this.show(em, own, referenceOf(own, patientId), (thing) => seen(thing));
      },
    );
  }

  /** Returns the conversation of a patient who granted access with the right to messages. @throws AppError NOT_FOUND, FORBIDDEN */
  async readAsFamily(actor: Actor, input: z.input<typeof familyThreadInput>): Promise<ThreadView> {
    const { useCases, clock, audit } = this.parts;
    const verb = 'family.readThread';
    return auditRefusal({ audit, actor, verb, grantId: input.grantId }, () =>
      useCases.read(actor, verb, familyThreadInput, input, async ({ grantId }, { em, actor: own, seen }) => {
        const now = clock.now();
        const fork = em.fork();
        const access = await requireFamily(fork, own, grantId, now);
        requireRight(access, 'MESSAGE');
        if (await noteSeen(fork, access, now)) await seen({ subjectType: 'familyGrant', subjectId: access.grantId });
        const { patientId } = access;
        return this.show(em, asFamily(own, patientId), { patient: patientId }, seen);
      }),
    );
  }

  /** Lists the conversations within reach. @throws AppError BAD_INPUT */
  async list(actor: Actor, input: z.input<typeof threadListInput>): Promise<ThreadSlice> {
    return this.parts.useCases.read(actor, 'careThread.list', threadListInput, input, async (asked, reading) => {
      const { em, actor: own, listed, seen } = reading;
      const { first, status, mine } = asked;
      const now = this.parts.clock.now();
      const after = typeof asked.after === 'string' ? decodeThreadCursor(asked.after) : undefined;
      const found = await findThreads(em, own, { status, mine }, { first: first + 1, after, now });
      const rows = found.slice(0, first);
      await listed(
        rows.map(({ patientId }) => ({ id: patientId })),
        { ...(status && { status }), ...(mine && { mine }) },
      );
      const messages = messagesFor(em, own, seen);
      const show = showThreads({
        actor: own,
        settings: await loadSettings(em),
        now,
        messages,
        assignees: assigneesFor(em, own),
      });
      const { total, waiting } = await countThreads(em, own, { status, mine });
      return { threads: rows.map(show), hasNextPage: found.length > first, total, waiting };
    });
  }

  /** Returns a conversation as an account sees it. @throws AppError NOT_FOUND */
  async show(
    em: EntityManager,
    actor: ThreadReader,
    reference: ThreadReference,
    seen: ReadContext<Account>['seen'],
  ): Promise<ThreadView> {
    const now = this.parts.clock.now();
    const row = await findThread(em, actor, reference, now);
    if (!row) throw noNamedPatient();
    const messages = messagesFor(em, actor, seen);
    return showThreads({ actor, settings: await loadSettings(em), now, messages, assignees: assigneesFor(em, actor) })(
      row,
    );
  }
}

/** Finds who may be assigned a conversation that an account reads. */
const assigneesFor =
  (em: EntityManager, { today }: Account) =>
  (patientId: string) =>
    findAssignees(em.fork(), today, patientId);

/** Messages of the conversations of a response, whose first reading on a day is audited. */
function messagesFor(em: EntityManager, actor: ThreadReader, seen: ReadContext<Account>['seen']): ThreadMessages {
  return new ThreadMessages({ em, actor, reading: (ids) => auditReadings({ em, actor, seen }, ids) });
}
