import type { Clock } from '../../platform/clock.js';
import type { ExchangeDoor, ExchangeLog } from './exchange-log.js';

/** What was turned away before it was looked at. */
interface Refusal {
  /** FHIR unless told otherwise. */
  door?: ExchangeDoor;
  /** Whom it said to come from, where a live client is called so. */
  clientId?: string | undefined;
  /** What it came for: a token, or anything with one; of a message the event, where it is one that is read here. */
  interaction: string;
  code: string;
  requestId: string;
}

const MINUTE = 60_000;

/**
 * Keeps that requests were turned away, and messages of senders whom nobody registered: for each client and each reason one row a minute
 * and process. The first tells what is wrong, and the limits that refuse a flood would be for nothing if each refusal of it were written.
 */
export class RejectionLog {
  /** As many as there are clients and reasons. */
  private readonly told = new Map<string, number>();

  constructor(
    private readonly exchanges: ExchangeLog,
    private readonly clock: Clock,
  ) {}

  /** Takes a refusal that was answered. */
  note({ door = 'FHIR', clientId, interaction, code, requestId }: Refusal): void {
    const key = `${door} ${clientId} ${interaction} ${code}`;
    const now = this.clock.now().getTime();
    if (now - (this.told.get(key) ?? -Infinity) < MINUTE) return;
    this.told.set(key, now);
    const of = { door, clientId, patientIds: [], parameters: [] };
    this.exchanges.note({ ...of, interaction, outcome: 'REFUSED', code, requestId });
  }
}
