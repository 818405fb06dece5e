import { isDeepStrictEqual } from 'node:util';
import type { Clock } from '../clock.js';
import { clinicDay } from '../clinic-time.js';
import type { Database } from '../db/database.js';
import type { Listener } from '../db/listener.js';
import type { Logger } from '../logger.js';
import { CLOSED_FACTS, publicFacts, type ClinicFacts } from './clinic-facts.js';
import { CLINIC, ClinicSettings } from './clinic-settings.entity.js';

/** The channel on which the database tells of each change of the settings. */
const CHANNEL = 'clinic_settings';

/**
 * The clinic's public facts as this process shows them (clinic §3): anew when the database tells of a change, and, should that be lost,
 * when `compare` finds another version or another day. While the database is away they stay as they were.
 */
export class ClinicWatch {
  private facts: ClinicFacts = CLOSED_FACTS;
  private settings: ClinicSettings | undefined;
  private day = '';
  private running: Promise<void> = Promise.resolve();
  private next: Promise<void> | undefined;
  private isStopped = false;
  private readonly listener: Listener;
  private readonly listeners = new Set<(facts: ClinicFacts) => void>();

  constructor(private readonly parts: { database: Database; clock: Clock; logger: Logger }) {
    this.listener = parts.database.listener(CHANNEL, () => void this.lookAgain().catch(this.warn));
  }

  /** Begins; without the database with the facts of the closed clinic, until `compare` finds it. */
  async start(): Promise<void> {
    await this.compare().catch(this.warn);
  }

  /** The present facts. */
  current(): ClinicFacts {
    return this.facts;
  }

  /** Tells of each change of the facts, until the answer is called. */
  onChange(listener: (facts: ClinicFacts) => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  /** What is due every few seconds. @throws Error when the database is away */
  async compare(): Promise<void> {
    await Promise.all([this.listener.hold(), this.lookAgain()]);
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    await this.listener.stop();
    await this.running.catch(() => undefined);
  }

  /** One look after the other: what is told during one may have come too late for it, and gets one of its own. */
  private lookAgain(): Promise<void> {
    this.next ??= this.running
      .catch(() => undefined)
      .then(() => {
        this.next = undefined;
        this.running = this.look();
        return this.running;
      });
    return this.next;
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
    for (const listener of this.listeners) {
      try {
        listener(facts);
      } catch (error) {
        this.parts.logger.error({ error }, "a change of the clinic's facts could not be shown");
      }
    }
  }

  private readonly warn = (error: unknown) =>
    this.parts.logger.warn({ error }, "the clinic's facts could not be compared");
}
