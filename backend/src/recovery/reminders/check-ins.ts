import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import {
  type ClinicSettings,
  fixedValues,
  loadSettings,
  messageContent,
  sayTasks,
  WEEKDAYS,
} from '../../clinic/index.js';
import { queueMessages, quietHoursOf, recipientOf, whenToSend } from '../../messaging/index.js';
import { inOneProcess } from '../../platform/jobs/one-process.js';
import { clinicDay, clinicTimeOfDay, mondayOf, daysBetween, startOfDay } from '../../platform/time/clinic-time.js';
import type { Clock } from '../../platform/time/clock.js';
import { raiseQuietOf } from '../flags/quiet-plans.js';
import { findAskedTitles } from '../questionnaires/asked.queries.js';
import { dueOn } from '../questionnaires/due-questionnaires.js';
import { findDueCheckIns, type DueCheckIn } from './due-check-ins.queries.js';

/** Milliseconds for which a reminder is still made after its time, if no process ran then. */
const LATEST = 3 * 3_600_000;
/** Arbitrary key of the advisory lock by which one process makes reminders. */
const CHECK_IN_LOCK = 7_406_226;
/** Largest number of reminders per transaction. */
const AT_ONCE = 200;
/** Reminders without an entry in a row, after which a person calls instead. */
const MOST_UNANSWERED = 3;

interface Parts {
  pool: Pool;
  em: EntityManager;
  clock: Clock;
  publicUrl: string;
}

/** Reminds patients of their exercises, at the times of day that they chose. */
export class CheckIns {
  /** Time until which this process has made all reminders. */
  #until: Date | undefined;

  constructor(private readonly parts: Parts) {}

  /** Makes the reminders that are due, in one process at a time. A reminder that exists already is not made again. */
  async makeDue(): Promise<void> {
    const { pool, em, clock } = this.parts;
    const now = clock.now();
    await inOneProcess(pool, CHECK_IN_LOCK, async () => {
      const settings = await loadSettings(em.fork());
      if (settings.openedAt) await this.make(settings, now);
      this.#until = now;
    });
  }

  private async make(settings: ClinicSettings, now: Date): Promise<void> {
    const day = clinicDay(now);
    const earliest = Math.max(now.getTime() - LATEST, startOfDay(day).getTime());
    const former = this.#until && this.#until <= now ? this.#until.getTime() : 0;
    const from = clinicTimeOfDay(new Date(Math.max(earliest, former)));
    const weekday = WEEKDAYS[daysBetween(mondayOf(day), day)] ?? 'SUNDAY';
    const sendAfter = whenToSend('CHECK_IN', now, null, quietHoursOf(settings)) ?? now;
    const query = { day, weekday, from, until: clinicTimeOfDay(now), sendDay: clinicDay(sendAfter), limit: AT_ONCE };
    let after: string | null = null;
    do
      after = await this.parts.em.fork().transactional(async (tx): Promise<string | null> => {
        const due = await findDueCheckIns(tx, { ...query, after });
        const silent = due.filter(({ unanswered }) => unanswered >= MOST_UNANSWERED);
        await raiseQuietOf(
          tx,
          silent.map(({ planId }) => planId),
          now,
        );
        const others = due.filter(({ unanswered }) => unanswered < MOST_UNANSWERED);
        const asked = await this.askedOn(tx, others, clinicDay(sendAfter));
        await queueMessages(
          tx,
          others.flatMap((one) => this.messageOf(one, settings, { now, sendAfter, isAsked: asked.has(one.planId) })),
        );
        return due.length < AT_ONCE ? null : (due.at(-1)?.accountId ?? null);
      });
    while (after);
  }

  /** Returns the plans for which a questionnaire is due on a clinic day. */
  private async askedOn(tx: EntityManager, plans: readonly DueCheckIn[], day: string): Promise<Set<string>> {
    const titled = await findAskedTitles(
      tx,
      plans.map(({ planId }) => planId),
    );
    return new Set(titled.filter((one) => dueOn([one], one, day).length > 0).map(({ planId }) => planId));
  }

  private messageOf(
    { accountId, patientId, planId, phone, language }: DueCheckIn,
    { name: clinic }: ClinicSettings,
    { now, sendAfter, isAsked }: { now: Date; sendAfter: Date; isAsked: boolean },
  ) {
    const recipient = recipientOf(phone, language);
    if (!recipient) return [];
    const { publicUrl } = this.parts;
    const values = {
      ...fixedValues({ clinic, publicUrl }),
      tasks: sayTasks(isAsked, recipient.language),
    };
    const content = messageContent('CHECK_IN', recipient.language, values);
    const message = { kind: 'CHECK_IN', ...recipient, ...content, patientId, subjectId: planId } as const;
    // At most one a clinic day, also where the quiet hours move yesterday's to today.
    return [{ ...message, createdAt: now, sendAfter, dedup: [accountId, clinicDay(sendAfter)] }];
  }
}
