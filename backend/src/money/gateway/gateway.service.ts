import type { IncomingHttpHeaders } from 'node:http';
import type { z } from 'zod';
import type { Actor } from '../../platform/access/actor.js';
import { AppError, badInput } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { nothing } from '../../platform/inputs/parse-input.js';
import { decodeCursor } from '../../platform/lists/list-cursor.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases } from '../../platform/use-cases.js';
import { openBooks } from '../payments/ledger.js';
import type { PaymentRow } from '../payments/payment.queries.js';
import { requireVisiblePayment } from '../payments/payment-lookup.js';
import { bookEvent, bookForPatient, lockGatewayPayment, type BookedEvent } from './book-event.js';
import { GatewayEvent } from './gateway-event.entity.js';
import { gatewayEventsInput, matchInput } from './gateway-event.input.js';
import { listGatewayEvents, type GatewayEventRow } from './gateway-event.queries.js';
import type { PaymentGateway } from './payment-gateway.js';

/** A slice of events. */
export interface FoundEvents {
  events: GatewayEventRow[];
  hasNextPage: boolean;
}

const noEvent = () => new AppError('NOT_FOUND', reasonFor('GATEWAY_EVENT_UNKNOWN'));

/** Returns the audited row of an event: the payment that it changed, else the event. */
export function auditedOf({ event, payment }: BookedEvent) {
  const { status } = event;
  return payment ? { subject: payment, details: { event: event.id, status } } : { subject: event, details: { status } };
}

/** Books what the payment gateway reports, lists it, and matches money that nothing asked for. */
export class GatewayService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
    /** Undefined: there is none, and no event is taken. */
    private readonly gateway: PaymentGateway | undefined,
  ) {}

  /** Takes an event, whoever sends it, by the signature of its bytes. @throws AppError NOT_FOUND, BAD_INPUT without a valid signature */
  async take(actor: Actor, { headers, bytes }: { headers: IncomingHttpHeaders; bytes: Buffer }): Promise<void> {
    // The signature is verified before a transaction begins.
    const told = await this.useCases.read(actor, 'gatewayEvent.report', nothing, {}, () => {
      if (!this.gateway) throw new AppError('NOT_FOUND', reasonFor('NOTHING_HERE'));
      const read = this.gateway.readEvent(headers, bytes);
      if (!read) throw badInput(reasonFor('GATEWAY_SIGNATURE'));
      return read;
    });
    await this.useCases.write(actor, 'gatewayEvent.report', nothing, {}, async (_, change) => {
      const booked = await bookEvent(change, told, this.clock.now());
      return { ...auditedOf(booked), answer: () => undefined };
    });
  }

  /** Lists events, newest first. @throws AppError BAD_INPUT */
  async list(actor: Actor, input: z.input<typeof gatewayEventsInput>): Promise<FoundEvents> {
    return this.useCases.read(actor, 'gatewayEvent.list', gatewayEventsInput, input, async (asked, look) => {
      const { first, after, status } = asked;
      const rows = await listGatewayEvents(look.em, {
        status: status ?? undefined,
        first: first + 1,
        after: after ? decodeCursor(after) : undefined,
      });
      const events = rows.slice(0, first);
      await look.listed(events, { status });
      return { events, hasNextPage: rows.length > first };
    });
  }

  /** Books the money of an event that nothing asked for, for a patient. @throws AppError NOT_FOUND, WRONG_STATE */
  async match(actor: Actor, input: z.input<typeof matchInput>): Promise<PaymentRow> {
    return this.useCases.write(actor, 'gatewayEvent.match', matchInput, input, async ({ id, patientId }, change) => {
      const { tx, lock, actor: own } = change;
      const seen = await tx.findOne(GatewayEvent, { id });
      if (!seen) throw noEvent();
      if (seen.gatewayPaymentId) await lockGatewayPayment(tx, seen.gatewayPaymentId);
      const event = await lock(GatewayEvent, { id });
      if (!event) throw noEvent();
      if (event.status !== 'UNMATCHED') throw new AppError('WRONG_STATE', reasonFor('GATEWAY_EVENT_NOT_WAITING'));
      if (event.gatewayRefundId) throw new AppError('WRONG_STATE', reasonFor('GATEWAY_EVENT_REFUND'));
      const now = this.clock.now();
      const payment = await bookForPatient(change, event, await openBooks(tx, patientId, now), now);
      const answer = () => requireVisiblePayment(tx, own, payment.id);
      return { subject: payment, details: { event: event.id }, answer };
    });
  }
}
