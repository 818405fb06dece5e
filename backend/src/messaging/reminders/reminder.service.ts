import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { type Weekday, WEEKDAYS } from '../../clinic/index.js';
import { lockOwn } from '../../identity/index.js';
import type { Actor } from '../../platform/access/actor.js';
import { validationMessage } from '../../platform/errors/reason.js';
import { nothing } from '../../platform/inputs/parse-input.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases } from '../../platform/use-cases.js';
import { countSubscriptions } from '../push/push.queries.js';
import { ReminderSetting } from './reminder-setting.entity.js';
import { FIRST_REMINDERS } from './reminder-settings.js';

const TIME = validationMessage('REMINDER_TIME');
const DAYS = validationMessage('REMINDER_DAYS');

/** When reminders are sent; the weekdays are returned in order. */
export const remindersInput = z.object({
  at: z.string(TIME).regex(/^(?:0[6-9]|1\d|2[01]):[0-5]\d$/, TIME),
  weekdays: z
    .array(z.enum(WEEKDAYS, DAYS), DAYS)
    .min(1, DAYS)
    .refine((days) => new Set(days).size === days.length, DAYS)
    .transform((days) => WEEKDAYS.filter((day) => days.includes(day))),
});

/** When a patient is reminded, and by what. */
export interface ReminderSettingsView {
  at: string;
  weekdays: Weekday[];
  devices: number;
  pushKey: string | null;
}

/** Reads and changes when patients are reminded of their exercises. */
export class ReminderService {
  constructor(
    private readonly useCases: UseCases,
    private readonly parts: { clock: Clock; pushKey: string | null },
  ) {}

  /** Returns when the actor is reminded. */
  async settings(actor: Actor): Promise<ReminderSettingsView> {
    return this.useCases.read(actor, 'reminder.own', nothing, {}, async (_, { em, actor: own }) => {
      const fork = em.fork();
      return this.view(fork, own.userId, await fork.findOne(ReminderSetting, own.userId));
    });
  }

  /** Sets when the actor is reminded. @throws AppError BAD_INPUT */
  async set(actor: Actor, input: z.input<typeof remindersInput>): Promise<ReminderSettingsView> {
    return this.useCases.write(actor, 'reminder.own', remindersInput, input, async ({ at, weekdays }, change) => {
      const { tx, actor: own, lock } = change;
      // The lock orders what two devices set at once, also the first time.
      await lockOwn(own, lock);
      const changedAt = this.parts.clock.now();
      const former = await lock(ReminderSetting, { id: own.userId });
      const isSame = former?.at === at && former.weekdays.join() === weekdays.join();
      const subject = former ?? tx.create(ReminderSetting, { id: own.userId, at, weekdays, changedAt });
      if (former && !isSame) tx.assign(former, { at, weekdays, changedAt });
      return { subject, answer: () => this.view(tx, own.userId, subject) };
    });
  }

  private async view(
    em: EntityManager,
    accountId: string,
    setting: Pick<ReminderSetting, 'at' | 'weekdays'> | null,
  ): Promise<ReminderSettingsView> {
    const { at, weekdays } = setting ?? FIRST_REMINDERS;
    const { pushKey } = this.parts;
    return { at, weekdays: [...weekdays], devices: await countSubscriptions(em, accountId), pushKey };
  }
}
