import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { loadSettings } from '../../clinic/index.js';
import { findNamedPatient, noNamedPatient } from '../../patients/index.js';
import type { Actor } from '../../platform/access/actor.js';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { decodeCursor } from '../../platform/lists/list-cursor.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases } from '../../platform/use-cases.js';
import { balanceOf } from '../charges/charge.queries.js';
import { canBePaid, makeLink, type NotifyOfLink } from '../payment-links/make-link.js';
import type { PayTokens } from '../payment-links/pay-tokens.js';
import { LINK_HOURS, MOST_PAISE } from '../payment-links/payment-link.input.js';
import { lockBooks } from '../payments/ledger.js';
import { duesInput, remindedPatient, remindInput } from './due.input.js';
import { findDues, findReminderFacts, type DueRow, type DueSlice } from './due.queries.js';
import { clinicObstacle, reminderObstacle, type ReminderSettings } from './reminder-obstacle.js';

/** A patient who owes, and why no reminder can be sent now. */
export type ShownDue = DueRow & { notNow: string | null };

/** A slice of the patients who owe. */
export type ShownDues = Omit<DueSlice, 'rows'> & { rows: ShownDue[]; hasNextPage: boolean };

/** Result of one reminder. */
export interface ReminderResult {
  patientId: string;
  messageId: string | null;
  code: string | null;
}

/** Codes that are the result of one reminder; any other error is of the request. */
const RESULTS: ReadonlySet<string> = new Set(['WRONG_STATE', 'LIMIT_REACHED', 'NOT_FOUND']);

/** Lists patients who owe, and reminds them. */
export class DueService {
  constructor(
    private readonly useCases: UseCases,
    private readonly parts: { clock: Clock; tokens: PayTokens; notify: NotifyOfLink; hasGateway: boolean },
  ) {}

  /** Returns a slice of the patients who owe, those with the oldest open charge first. @throws AppError BAD_INPUT */
  async list(actor: Actor, input: z.input<typeof duesInput>): Promise<ShownDues> {
    return this.useCases.read(actor, 'due.list', duesInput, input, async (asked, { em, listed }) => {
      const { first, after, search } = asked;
      const now = this.parts.clock.now();
      const settings = await this.settings(em.fork());
      const question = { search, today: clinicDay(now) };
      const found = await findDues(em, question, first + 1, after ? decodeCursor(after) : undefined);
      const rows = found.rows
        .slice(0, first)
        .map((row) => ({ ...row, notNow: reminderObstacle(row, settings, now)?.message ?? null }));
      await listed(rows, { search });
      return { ...found, rows, hasNextPage: found.rows.length > first };
    });
  }

  /**
   * Reminds patients of what is due, each in a transaction of its own; the front desk one patient.
   * @throws AppError BAD_INPUT, FORBIDDEN, WRONG_STATE
   */
  async remind(actor: Actor, input: z.input<typeof remindInput>): Promise<ReminderResult[]> {
    const isOfDesk = actor.role === 'reception' && input.patientIds.length === 1;
    const verb = isOfDesk ? 'due.remindOne' : 'due.remind';
    return this.useCases.read(actor, verb, remindInput, input, async ({ patientIds }, { em }) => {
      const obstacle = clinicObstacle(await this.settings(em.fork()));
      if (obstacle) throw obstacle;
      const results: ReminderResult[] = [];
      for (const patientId of patientIds) results.push(await this.remindOne(actor, verb, patientId));
      return results;
    });
  }

  private async settings(em: EntityManager): Promise<ReminderSettings> {
    const settings = await loadSettings(em);
    const { openedAt, templates } = settings;
    return { openedAt, templates, canBePaid: canBePaid(settings, this.parts.hasGateway) };
  }

  private async remindOne(actor: Actor, verb: 'due.remind' | 'due.remindOne', asked: string): Promise<ReminderResult> {
    let patientId = asked;
    const { clock, tokens, notify } = this.parts;
    try {
      return await this.useCases.write(actor, verb, remindedPatient, { patientId: asked }, async (named, { tx }) => {
        ({ id: patientId } = await findNamedPatient(tx, named.patientId));
        // Of two reminders at once the second one waits here, and finds the first.
        await lockBooks(tx, patientId, clock.now());
        const facts = await findReminderFacts(tx, patientId);
        if (!facts) throw noNamedPatient();
        const { due } = await balanceOf(tx, patientId);
        if (due <= 0) throw new AppError('WRONG_STATE', reasonFor('NOTHING_DUE'));
        const now = clock.now();
        const obstacle = reminderObstacle(facts, await this.settings(tx), now);
        if (obstacle) throw obstacle;
        const amountPaise = Math.min(due, MOST_PAISE);
        const asks = { patientId, amountPaise };
        const link = await makeLink(tx, tokens, { ...asks, madeFor: 'REMINDER', hours: LINK_HOURS, now });
        const message = { ...asks, kind: 'PAYMENT_DUE', linkId: link.id, hiddenUrl: tokens.hiddenUrl } as const;
        const messageId = await notify(tx, message, now);
        return { subject: link, details: { patientId }, answer: () => ({ patientId, messageId, code: null }) };
      });
    } catch (error) {
      if (error instanceof AppError && RESULTS.has(error.code)) return { patientId, messageId: null, code: error.code };
      throw error;
    }
  }
}
