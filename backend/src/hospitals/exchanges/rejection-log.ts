import type { Clock } from '../../platform/time/clock.js';
import type { ExchangeDoor, ExchangeLog } from './exchange-log.js';

/** A request that was rejected before it was processed. */
interface Refusal {
  /** Defaults to FHIR. */
  door?: ExchangeDoor;
  /** The client that the request names, if a live client has this id. */
  clientId?: string | undefined;
  /** The requested operation: a token or any operation with one; for a message its event, if supported. */
  interaction: string;
  code: string;
  requestId: string;
}

const MINUTE = 60_000;

/**
 * Logs rejected requests, and messages from unregistered senders: one exchange per minute, process, client and reason. Writing a row for
 * every rejection would defeat the rate limits that stop a flood.
 */
export class RejectionLog {
  /** Last time a rejection was logged, by client and reason. */
  private readonly told = new Map<string, number>();

  constructor(
    private readonly exchanges: ExchangeLog,
    private readonly clock: Clock,
  ) {}

  /** Logs a rejection, unless the same one was logged within the last minute. */
  note({ door = 'FHIR', clientId, interaction, code, requestId }: Refusal): void {
    const key = `${door} ${clientId} ${interaction} ${code}`;
    const now = this.clock.now().getTime();
    if (now - (this.told.get(key) ?? -Infinity) < MINUTE) return;
    this.told.set(key, now);
    const of = { door, clientId, patientIds: [], parameters: [] };
    this.exchanges.note({ ...of, interaction, outcome: 'REFUSED', code, requestId });
  }
}
