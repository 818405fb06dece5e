import type { EntityManager } from '@mikro-orm/postgresql';
import type { Tables } from '../../platform/db/tables.js';
import { loadSettings } from '../../clinic/index.js';
import type { AnswerLanguage } from '../../platform/languages/request-language.js';
import type { Actor } from '../../platform/access/actor.js';
import type { Clock } from '../../platform/time/clock.js';
import { AppError } from '../../platform/errors/errors.js';
import { rowId } from '../../platform/inputs/parse-input.js';
import { pdfTurns } from '../papers/pdf-turns.js';
import { lockPayment, requireVisiblePayment } from '../payments/payment-lookup.js';
import type { PaymentRow } from '../payments/payment.queries.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { UseCases } from '../../platform/use-cases.js';
import { issueReceipt } from '../payments/issue-receipt.js';
import { findReceipt } from './find-receipt.js';
import { Receipt } from '../payments/receipt.entity.js';

/** Issues receipts and renders them as PDF. */
export class PaymentReceiptService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {}

  /**
   * Issues the receipt of a payment from before the clinic opened; keeps an existing one.
   * @throws AppError NOT_FOUND, WRONG_STATE
   */
  async issue(actor: Actor, id: string): Promise<PaymentRow> {
    return this.useCases.write(actor, 'receipt.issue', rowId, id, async (asked, change) => {
      const { tx } = change;
      const payment = await lockPayment(change, { id: asked });
      const done = { subject: payment, answer: () => requireVisiblePayment(tx, change.actor, payment.id) };
      if ((await tx.count(Receipt, { payment })) > 0) return done;
      if (payment.status !== 'Paid')
        throw new AppError('WRONG_STATE', reasonFor('RECEIPT_OF_PAID', { status: payment.status }));
      const settings = await loadSettings(tx);
      if (!settings.openedAt) throw new AppError('WRONG_STATE', reasonFor('RECEIPT_NEEDS_OPEN_CLINIC'));
      // The payment's response includes the receipt number, so that a sync must see a change.
      await countAsChange(tx, payment.id);
      await issueReceipt(tx, settings, payment, this.clock.now());
      return done;
    });
  }

  /**
   * Returns the receipt as a PDF in a language. Audits the read. A patient may read only their own.
   * @throws AppError NOT_FOUND, WRONG_STATE (without a receipt)
   */
  async pdf(actor: Actor, id: string, language: AnswerLanguage): Promise<{ bytes: Buffer; number: string }> {
    return this.useCases.read(actor, 'receipt.read', rowId, id, async (asked, { em, actor: own, seen }) => {
      const payment = await requireVisiblePayment(em, own, asked);
      const receipt = await findReceipt(em, payment.id);
      if (!receipt) throw new AppError('WRONG_STATE', reasonFor('NO_RECEIPT_YET'));
      await seen({ subjectType: 'payment', subjectId: payment.id });
      // Load the PDF library on first use: many processes never need it.
      const { receiptPdf } = await import('./receipt-pdf.js');
      return { bytes: await pdfTurns.pass(() => receiptPdf(receipt, language)), number: receipt.number };
    });
  }
}

/** Increments the version of a payment: the receipt is in another table and changes none of its columns. */
async function countAsChange(tx: EntityManager, id: string): Promise<void> {
  await tx
    .getKysely<Tables>()
    .updateTable('payment')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}
