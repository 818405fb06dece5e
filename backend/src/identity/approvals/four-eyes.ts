import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Account, Actor } from '../../platform/access/actor.js';
import type { AuditTrail } from '../../platform/audit/audit-trail.js';
import { FOR_UPDATE } from '../../platform/db/locked.js';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { DAY_MS } from '../../platform/time/clinic-time.js';
import type { Clock } from '../../platform/time/clock.js';
import { liveAdminIds, lockAdmins } from '../admins/live-admins.js';
import { notifyAdmins } from '../security-notices/notify-admins.js';
import { Approval, type ApprovalKind } from './approval.entity.js';

/** Most changes of an admin that wait at once. */
const MOST_PENDING = 20;

/** A change to ask for: its values with those that it is based on, and its words. */
export interface AskedChange {
  kind: ApprovalKind;
  change: Record<string, unknown>;
  subject: string;
}

/** Thrown within the transaction of a change that a second admin must approve, so that it rolls back. */
class NeedsApproval extends Error {
  constructor(readonly asked: AskedChange) {
    super('A second admin must approve this change.');
  }
}

/** Transaction of a change, and who makes it. */
interface Change {
  tx: EntityManager;
  actor: Actor;
}

/** Requires a second admin for changes that would hand the clinic over, when an admin has switched that on. */
export class FourEyes {
  constructor(private readonly parts: { em: EntityManager; audit: AuditTrail; clock: Clock }) {}

  /** Returns whether a second admin is required; in a transaction, it stays so until the end. */
  async isOn(tx: EntityManager, lock: 'for share' | 'for update' | '' = ''): Promise<boolean> {
    const { rows } = await sql<{ isOn: boolean }>`select is_on as "isOn" from four_eyes ${sql.raw(lock)}`.execute(
      tx.getKysely(),
    );
    return rows[0]?.isOn ?? false;
  }

  /**
   * Lets a change pass: at once where no second admin is required, otherwise with its approval, which is decided in this transaction. Call it
   * before the change is made, and after what it is based on was locked; the values must be those that were asked for.
   * @throws AppError NOT_FOUND, FORBIDDEN, WRONG_STATE
   */
  async admit(change: Change, asked: AskedChange, approvalId?: string): Promise<void> {
    if (approvalId === undefined) {
      if (await this.isOn(change.tx, 'for share')) throw new NeedsApproval(asked);
      return;
    }
    const approval = await this.decide(change, approvalId, 'APPROVED');
    if (approval.kind !== asked.kind || !isDeepStrictEqual(approval.change, asJson(asked.change)))
      throw new AppError('WRONG_STATE', reasonFor('APPROVAL_OUTDATED'));
  }

  /**
   * Runs a change; if a second admin must approve it, writes what was asked for and notifies all admins.
   * @param rest saves what else was given with the change, which waits for nobody
   * @throws AppError APPROVAL_PENDING, LIMIT_REACHED
   */
  async guard<T>(actor: Actor, work: () => Promise<T>, rest?: () => Promise<unknown>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof NeedsApproval) || actor.kind !== 'account') throw error;
      await rest?.();
      await this.ask(actor, error.asked);
      throw waits();
    }
  }

  /** Writes what was asked for, once for as long as it waits. @throws AppError LIMIT_REACHED */
  async ask(actor: Account, { kind, change, subject }: AskedChange): Promise<void> {
    const { em, clock, audit } = this.parts;
    await em.fork().transactional(async (tx) => {
      await lockAdmins(tx);
      const now = clock.now();
      const waiting = await tx.find(Approval, {
        requestedBy: actor.userId,
        status: 'PENDING',
        expiresAt: { $gt: now },
      });
      const asked = asJson(change);
      if (waiting.some((known) => known.kind === kind && isDeepStrictEqual(known.change, asked))) return;
      if (waiting.length >= MOST_PENDING)
        throw new AppError('LIMIT_REACHED', reasonFor('APPROVALS_FULL', { most: MOST_PENDING }));
      const approval = tx.create(Approval, {
        kind,
        change: asked,
        subject,
        requestedBy: actor.userId,
        requestedAt: now,
        expiresAt: new Date(now.getTime() + DAY_MS),
        deviceId: actor.deviceId ?? null,
        approverIds: (await liveAdminIds(tx)).filter((id) => id !== actor.userId),
      });
      await tx.flush();
      await notifyAdmins(tx, { kind: 'APPROVAL_ASKED', subject, actor }, now);
      const changedFields = ['status'];
      const subjectId = approval.id;
      await audit.record(tx, actor, {
        verb: 'approval.ask',
        subjectType: 'approval',
        subjectId,
        changedFields,
        details: { kind },
      });
    });
  }

  /**
   * Decides a change in the transaction that carries it out, with its own audit row. Of two who decide, the second one waits for the first.
   * @throws AppError NOT_FOUND, FORBIDDEN, WRONG_STATE
   */
  async decide({ tx, actor }: Change, id: string, status: 'APPROVED' | 'REFUSED' | 'WITHDRAWN'): Promise<Approval> {
    const { clock, audit } = this.parts;
    // First of all locks, as in each change of admins.
    await lockAdmins(tx);
    const approval = await tx.findOne(Approval, { id }, FOR_UPDATE);
    if (!approval || actor.kind !== 'account') throw noApproval();
    const now = clock.now();
    if (approval.status !== 'PENDING') throw new AppError('WRONG_STATE', reasonFor('APPROVAL_DECIDED'));
    if (approval.expiresAt <= now) throw new AppError('WRONG_STATE', reasonFor('APPROVAL_LAPSED'));
    const live = await liveAdminIds(tx);
    if (status === 'WITHDRAWN') {
      if (approval.requestedBy !== actor.userId) throw noApproval();
    } else {
      if (approval.requestedBy === actor.userId) throw new AppError('FORBIDDEN', reasonFor('APPROVAL_OWN'));
      if (!approval.approverIds.includes(actor.userId) || !live.includes(actor.userId))
        throw new AppError('FORBIDDEN', reasonFor('APPROVAL_LATER_ADMIN'));
    }
    if (status === 'APPROVED') {
      // A browser that hides its device could be the same one.
      if (!approval.deviceId || !actor.deviceId || approval.deviceId === actor.deviceId)
        throw new AppError('FORBIDDEN', reasonFor('APPROVAL_SAME_DEVICE'));
      if (!live.includes(approval.requestedBy)) throw new AppError('WRONG_STATE', reasonFor('APPROVAL_ASKER_LEFT'));
    }
    tx.assign(approval, { status, decidedBy: actor.userId, decidedAt: now });
    await tx.flush();
    await audit.record(tx, actor, {
      verb: status === 'WITHDRAWN' ? 'approval.withdraw' : 'approval.decide',
      subjectType: 'approval',
      subjectId: approval.id,
      changedFields: ['status'],
      details: { kind: approval.kind, decision: status },
    });
    return approval;
  }

  /**
   * Finds an approved export of the caller that was not used up; `useExport` does so at its end, so that one that fails can be repeated.
   * @returns its id; undefined where no second admin is required
   * @throws AppError APPROVAL_PENDING, after it asked a second admin; LIMIT_REACHED
   */
  async admitExport(actor: Account): Promise<string | undefined> {
    const { em, clock } = this.parts;
    return this.guard(actor, () =>
      em.fork().transactional(async (tx) => {
        // First of all locks, as in each change of admins.
        await lockAdmins(tx);
        if (!(await this.isOn(tx, 'for share'))) return undefined;
        const now = clock.now();
        const approved = await tx.findOne(
          Approval,
          { kind: 'FULL_EXPORT', requestedBy: actor.userId, status: 'APPROVED', usedAt: null, expiresAt: { $gt: now } },
          FOR_UPDATE,
        );
        const isHeld = approved?.decidedBy && (await liveAdminIds(tx)).includes(approved.decidedBy);
        if (!approved || !isHeld) throw new NeedsApproval(FULL_EXPORT);
        return approved.id;
      }),
    );
  }

  /** Uses up an approved export, whose last byte was read. */
  async useExport(id: string): Promise<void> {
    await this.parts.em.fork().nativeUpdate(Approval, { id, usedAt: null }, { usedAt: this.parts.clock.now() });
  }
}

const FULL_EXPORT: AskedChange = { kind: 'FULL_EXPORT', change: {}, subject: 'Everything that the clinic keeps' };

/** The values as the database returns them. */
const asJson = (change: Record<string, unknown>) => JSON.parse(JSON.stringify(change)) as Record<string, unknown>;

/** The refusal of a change that waits. */
const waits = () => new AppError('APPROVAL_PENDING', reasonFor('APPROVAL_PENDING'));
const noApproval = () => new AppError('NOT_FOUND', reasonFor('APPROVAL_NOT_FOUND'));
