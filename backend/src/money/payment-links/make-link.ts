import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';
import { loadSettings, type ClinicSettings } from '../../clinic/index.js';
import { Patient } from '../../patients/index.js';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { Payment } from '../payments/payment.entity.js';
import type { PayTokens } from './pay-tokens.js';
import { type LinkOrigin, PaymentLink } from './payment-link.entity.js';

/** A link to make. */
interface NewLink {
  patientId: string;
  amountPaise: number;
  madeFor: LinkOrigin;
  hours: number;
  now: Date;
}

/** Makes a link with its pending payment, and flushes. The books of the record are locked. */
export async function makeLink(tx: EntityManager, tokens: PayTokens, link: NewLink): Promise<PaymentLink> {
  const { patientId, amountPaise, madeFor, hours, now: createdAt } = link;
  const payment = tx.create(Payment, {
    patient: tx.getReference(Patient, patientId),
    amountPaise,
    method: 'UPI',
    status: 'Pending',
    createdAt,
  });
  const id = uuidv7();
  const expiresAt = new Date(createdAt.getTime() + hours * 3_600_000);
  const made = tx.create(PaymentLink, {
    id,
    payment,
    tokenHash: tokens.hashOfLink(id),
    madeFor,
    createdAt,
    expiresAt,
  });
  await tx.flush();
  return made;
}

/** Whether a link can be paid: the clinic has a payment gateway or a UPI address. */
export const canBePaid = ({ vpa }: Pick<ClinicSettings, 'vpa'>, hasGateway: boolean) => hasGateway || Boolean(vpa);

/** Requires that a link can be paid. @throws AppError WRONG_STATE */
export async function requirePayee(em: EntityManager, hasGateway: boolean): Promise<void> {
  if (!canBePaid(await loadSettings(em), hasGateway)) throw new AppError('WRONG_STATE', reasonFor('NO_UPI_ADDRESS'));
}

/** A message about a link, for the patient. */
export interface LinkMessage {
  kind: 'PAYMENT_LINK' | 'PAYMENT_DUE';
  linkId: string;
  patientId: string;
  amountPaise: number;
  /** Address as the outbox stores it, without the token. */
  hiddenUrl: string;
}

/** Queues the message about a link, in the link's transaction; returns its id, null if it reaches nobody. */
export type NotifyOfLink = (tx: EntityManager, message: LinkMessage, now: Date) => Promise<string | null>;
