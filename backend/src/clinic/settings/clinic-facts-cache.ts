import { isDeepStrictEqual } from 'node:util';
import type { Clock } from '../../platform/time/clock.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import type { Database } from '../../platform/db/database.js';
import type { Listener } from '../../platform/db/connections/listener.js';
import type { Logger } from '../../platform/logger.js';
import { settleAll } from '../../platform/turns/settle-all.js';
import { CoalescedTask } from '../../platform/turns/coalesced-task.js';
import { CLOSED_FACTS, publicFacts, type ClinicFacts } from './clinic-facts.js';
import { CLINIC, ClinicSettings } from './clinic-settings.entity.js';

/** NOTIFY channel for changes of the settings. */
const CHANNEL = 'clinic_settings';

/**
 * Caches the clinic's public facts in this process. Refreshes on a notification of the database and, in case one was lost, when `compare`
 * finds another version or day. During an outage of the database the facts are unchanged.
 */
export class ClinicFactsCache {
  private facts: ClinicFacts = CLOSED_FACTS;
  private settings: ClinicSettings | undefined;
  private day = '';
  private isStopped = false;
  private readonly listener: Listener;
  /** Sequential: a notification during a read may have come too late for it. */
  private readonly looks = new CoalescedTask(() => this.look());

  constructor(
    private readonly parts: {
      database: Database;
      clock: Clock;
      logger: Logger;
      /** Called when the facts change. */
      changed: () => void;
    },
  ) {
    this.listener = parts.database.listener(CHANNEL, () => void this.looks.again().catch(this.warn));
  }

  /** Loads the facts; during an outage, uses those of the closed clinic until `compare` succeeds. */
  async start(): Promise<void> {
    await this.compare().catch(this.warn);
  }

  /** Returns the current facts. */
  current(): ClinicFacts {
    return this.facts;
  }

  /** Refreshes the facts if they changed; call it every few seconds. @throws Error if the database is unavailable */
  async compare(): Promise<void> {
    await settleAll([this.listener.hold(), this.looks.again()]);
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    await this.listener.stop();
    await this.looks.ended();
  }

  private async look(): Promise<void> {
    if (this.isStopped) return;
    const { database, clock } = this.parts;
    const other = { id: CLINIC, version: { $ne: this.settings?.version ?? 0 } };
    const found = await database.orm.em.fork().findOne(ClinicSettings, other);
    const day = clinicDay(clock.now());
    if (!found && day === this.day) return;
    this.settings = found ?? this.settings;
    this.day = day;
    if (this.settings) this.show(publicFacts(this.settings, day));
  }

  private show(facts: ClinicFacts): void {
    if (isDeepStrictEqual(facts, this.facts)) return;
    this.facts = facts;
    this.parts.changed();
  }

  private readonly warn = (error: unknown) =>
    this.parts.logger.warn({ error }, "the clinic's facts could not be compared");
}
