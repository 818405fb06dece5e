import type { EntityManager } from '@mikro-orm/postgresql';
import { requireVisiblePatient } from '../../patients/index.js';
import type { VisibleTo } from '../../platform/access/visible-to.js';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { AnswerLanguage } from '../../platform/languages/request-language.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import { findAttended, findBill } from '../bills/bill.queries.js';
import { requireVisiblePayment } from '../payments/payment-lookup.js';
import { findReceipt } from '../receipts/find-receipt.js';
import { pdfTurns } from '../papers/pdf-turns.js';
import { readStatementContent } from '../statements/statement-content.js';

/** A paper of the books that is sent to its patient. */
export type SentPaper =
  | { document: 'RECEIPT'; id: string }
  | { document: 'BILL'; id: string }
  | { document: 'STATEMENT'; id: string; from: string; until: string };

/** A paper as a file, with its number. */
export interface PrintedPaper {
  name: string;
  bytes: Buffer;
}

/**
 * Finds the record that a paper is of, if the actor may see it and it can be sent.
 * @returns its id, and the id of what the paper is of
 * @throws AppError NOT_FOUND, WRONG_STATE
 */
export async function requireSentPaper(
  em: EntityManager,
  actor: VisibleTo,
  paper: SentPaper,
): Promise<{ patientId: string; id: string }> {
  const { document, id } = paper;
  if (document === 'STATEMENT') {
    const patient = await requireVisiblePatient(em, actor, id);
    return { patientId: patient.id, id: patient.id };
  }
  if (document === 'BILL') {
    const bill = await findBill(em, actor, id);
    if (!bill?.patientId) throw new AppError('NOT_FOUND', reasonFor('BILL_NOT_FOUND'));
    if (bill.canceledReason !== null) throw new AppError('WRONG_STATE', reasonFor('BILL_NOT_SENT'));
    return { patientId: bill.patientId, id };
  }
  const { patientId } = await requireVisiblePayment(em, actor, id);
  if (!patientId) throw new AppError('NOT_FOUND', reasonFor('PAYMENT_NOT_FOUND'));
  if (!(await findReceipt(em, id))) throw new AppError('WRONG_STATE', reasonFor('NO_RECEIPT_YET'));
  return { patientId, id };
}

/** Prints a paper that is sent; undefined if it cannot be sent any more. Whoever asked for it was checked by `requireSentPaper`. */
export async function printSentPaper(
  em: EntityManager,
  paper: SentPaper,
  { language, now }: { language: AnswerLanguage; now: Date },
): Promise<PrintedPaper | undefined> {
  const { id } = paper;
  const today = clinicDay(now);
  // Load the PDF libraries on first use: many processes never need them.
  if (paper.document === 'RECEIPT') {
    const receipt = await findReceipt(em, id);
    if (!receipt) return undefined;
    const { receiptPdf } = await import('../receipts/receipt-pdf.js');
    return { name: `receipt-${receipt.number}`, bytes: await pdfTurns.pass(() => receiptPdf(receipt, language)) };
  }
  if (paper.document === 'BILL') {
    const bill = await findBill(em, 'SYSTEM', id);
    if (!bill || bill.canceledReason !== null) return undefined;
    const attended = await findAttended(em, bill.chargeIds);
    const { billPdf } = await import('../bills/bill-pdf.js');
    const bytes = await pdfTurns.pass(() => billPdf(bill, { attended, today, language }));
    return { name: `bill-${bill.number}`, bytes };
  }
  const { from, until } = paper;
  const content = await readStatementContent(em, id, { from, until, now, shownSince: now });
  const { statementPdf } = await import('../statements/statement-pdf.js');
  const bytes = await pdfTurns.pass(() => statementPdf(content, language));
  return { name: `statement-${content.patient.reference}-${from}-${until}`, bytes };
}
