import { sql } from 'kysely';
import { z } from 'zod';
import { Approval, type FourEyes, lockAdmins, notifyAdmins, liveAdminIds, User } from '../../identity/index.js';
import type { Account, Actor } from '../../platform/access/actor.js';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor, validationMessage } from '../../platform/errors/reason.js';
import { nothing, rowId } from '../../platform/inputs/parse-input.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases, WriteContext } from '../../platform/use-cases.js';
import { findApproval, findWaiting, type ApprovalRow } from './approval.queries.js';

/** A change that one admin asked for, as another one sees it. */
export type ShownApproval = Omit<ApprovalRow, 'status'> & {
  status: ApprovalRow['status'] | 'LAPSED';
  isOwn: boolean;
  mayDecide: boolean;
};

/** Carries out an approved change, and decides the approval in the same transaction. */
export type CarryOut = (actor: Actor, change: Record<string, unknown>, approvalId: string) => Promise<unknown>;

const DECISIONS = ['APPROVE', 'REFUSE'] as const;
const decision = z.object({
  id: rowId,
  decision: z.enum(
    DECISIONS,
    validationMessage('ONE_OF', { input: 'APPROVAL_DECISION', choices: DECISIONS.join(', ') }),
  ),
});
const setting = z.object({ isOn: z.boolean(validationMessage('YES_OR_NO', { input: 'FOUR_EYES' })) });

interface Parts {
  clock: Clock;
  fourEyes: FourEyes;
  /** Of the kinds that change something at once. */
  carryOut: Readonly<Record<'NEW_ADMIN' | 'UPI_ADDRESS', CarryOut>>;
}

/** Lists changes that wait for a second admin, and decides them. */
export class ApprovalService {
  constructor(
    private readonly useCases: UseCases,
    private readonly parts: Parts,
  ) {}

  /** Returns the changes that wait, newest first. */
  async list(actor: Actor): Promise<ShownApproval[]> {
    return this.useCases.read(actor, 'approval.list', nothing, {}, async (_, { em, actor: own }) =>
      (await findWaiting(em, this.parts.clock.now())).map((row) => this.shown(row, own)),
    );
  }

  /** Approves a change and carries it out, or refuses it. @throws AppError NOT_FOUND, FORBIDDEN, WRONG_STATE */
  async decide(actor: Actor, input: z.input<typeof decision>): Promise<ShownApproval> {
    const asked = await this.useCases.read(actor, 'approval.decide', decision, input, async (given, { em }) => {
      const approval = await em.fork().findOne(Approval, { id: given.id });
      if (!approval) throw new AppError('NOT_FOUND', reasonFor('APPROVAL_NOT_FOUND'));
      return { ...given, kind: approval.kind, change: approval.change };
    });
    const { kind, change, id } = asked;
    if (asked.decision === 'APPROVE' && (kind === 'NEW_ADMIN' || kind === 'UPI_ADDRESS'))
      await this.parts.carryOut[kind](actor, change, id);
    else await this.settle(actor, 'approval.decide', id, asked.decision);
    return this.find(actor, 'approval.decide', id);
  }

  /** Withdraws a change that the caller asked for. @throws AppError NOT_FOUND, WRONG_STATE */
  async withdraw(actor: Actor, id: string): Promise<ShownApproval> {
    await this.settle(actor, 'approval.withdraw', id, 'WITHDRAW');
    return this.find(actor, 'approval.withdraw', id);
  }

  /** Returns whether a second admin is required. */
  async isRequired(actor: Actor): Promise<boolean> {
    return this.useCases.read(actor, 'fourEyes.read', nothing, {}, (_, { em }) => this.parts.fourEyes.isOn(em.fork()));
  }

  /** Requires a second admin; no longer only with another one's approval. @throws AppError WRONG_STATE, APPROVAL_PENDING */
  async require(actor: Actor, input: z.input<typeof setting>): Promise<boolean> {
    const { fourEyes, clock } = this.parts;
    return fourEyes.guard(actor, () =>
      this.useCases.write(actor, 'fourEyes.set', setting, input, async ({ isOn }, change) => {
        const { tx, actor: own, changed } = change;
        await lockAdmins(tx);
        const subject = tx.getReference(User, own.userId);
        const answer = () => isOn;
        if ((await fourEyes.isOn(tx, 'for update')) === isOn) return { subject, answer };
        if (!isOn) await fourEyes.admit(change, SWITCHED_OFF);
        else if ((await liveAdminIds(tx)).length < 2) throw new AppError('WRONG_STATE', reasonFor('FOUR_EYES_ALONE'));
        await this.switchTo(change, isOn, clock.now());
        changed('fourEyes');
        return { subject, answer, details: { isOn } };
      }),
    );
  }

  private async switchTo({ tx, actor }: Pick<WriteContext<Account>, 'tx' | 'actor'>, isOn: boolean, now: Date) {
    await sql`update four_eyes set is_on = ${isOn}`.execute(tx.getKysely());
    await notifyAdmins(tx, { kind: 'FOUR_EYES_SET', subject: isOn ? 'on' : null, actor }, now);
  }

  /** Decides a change that carries out nothing, or switches four eyes off. */
  private async settle(
    actor: Actor,
    verb: 'approval.decide' | 'approval.withdraw',
    id: string,
    given: (typeof DECISIONS)[number] | 'WITHDRAW',
  ): Promise<void> {
    const { fourEyes, clock } = this.parts;
    const status = ({ APPROVE: 'APPROVED', REFUSE: 'REFUSED', WITHDRAW: 'WITHDRAWN' } as const)[given];
    await this.useCases.read(actor, verb, rowId, id, async (asked, { em, actor: own }) =>
      em.fork().transactional(async (tx) => {
        const approval = await fourEyes.decide({ tx, actor: own }, asked, status);
        if (status === 'APPROVED' && approval.kind === 'FOUR_EYES_OFF')
          await this.switchTo({ tx, actor: own }, false, clock.now());
      }),
    );
  }

  private async find(actor: Actor, verb: 'approval.decide' | 'approval.withdraw', id: string): Promise<ShownApproval> {
    return this.useCases.read(actor, verb, rowId, id, async (asked, { em, actor: own }) => {
      const row = await findApproval(em.fork(), asked);
      if (!row) throw new AppError('NOT_FOUND', reasonFor('APPROVAL_NOT_FOUND'));
      return this.shown(row, own);
    });
  }

  private shown(row: ApprovalRow, { userId }: Account): ShownApproval {
    const isLapsed = row.status === 'PENDING' && new Date(row.expiresAt) <= this.parts.clock.now();
    const isOwn = row.requestedById === userId;
    const mayDecide = row.status === 'PENDING' && !isLapsed && !isOwn && row.approverIds.includes(userId);
    return { ...row, status: isLapsed ? 'LAPSED' : row.status, isOwn, mayDecide };
  }
}

const SWITCHED_OFF = { kind: 'FOUR_EYES_OFF', change: {}, subject: 'Four eyes no longer required' } as const;
