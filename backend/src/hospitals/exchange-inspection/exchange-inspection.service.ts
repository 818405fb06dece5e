import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Actor } from '../../platform/access/actor.js';
import { AppError } from '../../platform/errors/errors.js';
import { findMessage, type FoundMessage } from '../hl7v2/message-store.js';
import type { MessageEndpoint } from '../hl7v2/message-endpoint.js';
import { rowId } from '../../platform/inputs/parse-input.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { UseCases } from '../../platform/use-cases.js';
import { findDelivery } from '../webhooks/deliveries.queries.js';
import type { WebhookDelivery } from '../webhooks/webhook-delivery.js';
import { WebhookEndpoint } from '../webhooks/webhook-endpoint.entity.js';
import type { ExchangeLog, ExchangeOutcome } from '../exchanges/exchange-log.js';
import { listed, type ExchangeRow } from '../exchanges/exchange.service.js';

/** A delivery attempt of a webhook. */
export interface DeliveryAttempt {
  at: Date;
  outcome: ExchangeOutcome;
  code: string;
}

/** A webhook delivery with its attempts. */
export interface InspectedDelivery {
  delivery: WebhookDelivery;
  url: string;
  tries: DeliveryAttempt[];
  canReplay: boolean;
}

/** An exchange with its stored details. */
export interface Inspected {
  exchange: ExchangeRow;
  message: FoundMessage | undefined;
  delivery: InspectedDelivery | undefined;
}

/** Largest number of delivery attempts in a response. */
const MOST_TRIES = 100;

/** Whether a stored message can be applied again. */
export const canReplay = ({ code, body, hasSource }: FoundMessage) => code !== 'AA' && body !== null && hasSource;

/** Shows the details of exchanges and replays failed messages. */
export class ExchangeInspectionService {
  constructor(
    private readonly useCases: UseCases,
    private readonly parts: { log: ExchangeLog; messageEndpoint: MessageEndpoint },
  ) {}

  /** Finds an exchange with its stored details. @throws AppError NOT_FOUND */
  async inspect(actor: Actor, id: string): Promise<Inspected> {
    return this.useCases.read(actor, 'exchange.inspect', rowId, id, async (asked, { em, seen }) => {
      await this.parts.log.written();
      const one = sql`select * from exchange where id = ${asked}::uuid`;
      const [exchange] = (await listed(one).execute(em.getKysely())).rows as ExchangeRow[];
      if (!exchange) throw new AppError('NOT_FOUND', reasonFor('EXCHANGE_NOT_FOUND'));
      const { messageId, door, requestId } = exchange;
      const message = messageId ? await findMessage(em, messageId) : undefined;
      // A message that was replayed refers to a patient that was unknown at its first exchange.
      const patientId = exchange.patientId ?? message?.patientId;
      await seen({
        ...(patientId && { subjectType: 'patient', subjectId: patientId }),
        details: { exchange: asked },
      });
      return {
        exchange,
        message,
        delivery: door === 'WEBHOOK' ? await inspectDelivery(em, requestId) : undefined,
      };
    });
  }

  /** Replays a message that was not applied. @throws AppError NOT_FOUND, WRONG_STATE */
  async replayMessage(actor: Actor, id: string): Promise<FoundMessage> {
    return this.useCases.read(actor, 'exchange.replayMessage', rowId, id, async (asked, { actor, em, seen }) => {
      const found = await findMessage(em, asked);
      if (!found) throw new AppError('NOT_FOUND', reasonFor('MESSAGE_NOT_FOUND'));
      if (found.code === 'AA') throw new AppError('WRONG_STATE', reasonFor('MESSAGE_APPLIED'));
      if (!found.body) throw new AppError('WRONG_STATE', reasonFor('MESSAGE_EMPTIED'));
      await this.parts.messageEndpoint.replay({ ...found, body: found.body }, actor);
      const replayed = (await findMessage(em, asked)) ?? found;
      const { patientId, code } = replayed;
      await seen({
        ...(patientId && { subjectType: 'patient', subjectId: patientId }),
        details: { message: asked, code },
      });
      return replayed;
    });
  }
}

async function inspectDelivery(em: EntityManager, id: string): Promise<InspectedDelivery | undefined> {
  const found = await findDelivery(em, id);
  if (!found) return undefined;
  const { url, endedAt } = await em.fork().findOneOrFail(WebhookEndpoint, { id: found.endpointId });
  const { rows } =
    await sql<DeliveryAttempt>`select at, outcome, code from exchange where request_id = ${id} and door = 'WEBHOOK'
    order by at desc, id desc limit ${MOST_TRIES}`.execute(em.getKysely());
  const tries = rows.map((row) => ({ ...row, at: new Date(row.at) }));
  return { delivery: found.delivery, url, tries, canReplay: !endedAt };
}
