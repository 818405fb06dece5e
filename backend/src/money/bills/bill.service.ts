import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { z } from 'zod';
import { loadSettings } from '../../clinic/index.js';
import type { Actor } from '../../platform/access/actor.js';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { withIdempotency } from '../../platform/idempotency/with-idempotency.js';
import { rowId } from '../../platform/inputs/parse-input.js';
import type { AnswerLanguage } from '../../platform/languages/request-language.js';
import { decodeCursor } from '../../platform/lists/list-cursor.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases } from '../../platform/use-cases.js';
import { recordOfBooks } from '../charges/record-of-books.js';
import { pdfTurns } from '../papers/pdf-turns.js';
import { nextNumber } from '../payments/book-number.js';
import { openBooks } from '../payments/ledger.js';
import { billTitle } from './bill-title.js';
import { Bill } from './bill.entity.js';
import { billsInput, cancelBillInput, issueBillInput } from './bill.input.js';
import { countBills, findAttended, findBill, listBills, type BillRow } from './bill.queries.js';
import { lockChargesToBill } from './billed-charges.js';
import { printBill } from './printed-bill.js';

/** A slice of bills. */
export interface FoundBills {
  bills: BillRow[];
  hasNextPage: boolean;
  total: number;
}

/** Issues, lists, prints and cancels bills. */
export class BillService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns a slice of the bills, newest first: of one record, or of all; a patient sees only their own, reception only those of a named
   * record (bench §1).
   * @throws AppError BAD_INPUT, NOT_FOUND, FORBIDDEN
   */
  async list(actor: Actor, input: z.input<typeof billsInput>): Promise<FoundBills> {
    const verb = actor.role === 'reception' && input.patientId ? 'bill.listOfPatient' : 'bill.list';
    return this.useCases.read(actor, verb, billsInput, input, async ({ patientId, first, after }, look) => {
      const { em, actor: own, listed } = look;
      const isOfPatient = own.role === 'patient';
      const isOfOne = isOfPatient || Boolean(patientId);
      const record = isOfOne ? await recordOfBooks(em, own, patientId, this.clock.now()) : undefined;
      if (isOfOne && !record) return { bills: [], hasNextPage: false, total: 0 };
      const rows = await listBills(em, record, first + 1, after ? decodeCursor(after) : undefined);
      const bills = rows.slice(0, first);
      const found = { hasNextPage: rows.length > first, total: await countBills(em, record) };
      if (isOfPatient) return { ...found, bills: bills.map(asPatientSees) };
      await listed(bills, { patientId });
      return { ...found, bills };
    });
  }

  /**
   * Issues a bill for charges of a record, with the next number. Idempotent by key.
   * @throws AppError BAD_INPUT, NOT_FOUND, WRONG_STATE, IDEMPOTENCY_KEY_REUSED
   */
  async issue(actor: Actor, input: z.input<typeof issueBillInput>): Promise<BillRow> {
    return this.useCases.write(actor, 'bill.issue', issueBillInput, input, async (asked, { tx, actor: own }) => {
      const { idempotencyKey: key, ...body } = asked;
      const make = async () => requireBill(tx, (await this.add(tx, body)).id);
      const row = await withIdempotency(tx, { actorId: own.userId, key, body }, make, (kept) => kept);
      return { subject: tx.getReference(Bill, row.id), answer: () => row };
    });
  }

  /**
   * Cancels a bill, with a reason. Its number stays, and its charges can be billed again.
   * @throws AppError BAD_INPUT, NOT_FOUND, WRONG_STATE
   */
  async cancel(actor: Actor, input: z.input<typeof cancelBillInput>): Promise<BillRow> {
    return this.useCases.write(actor, 'bill.cancel', cancelBillInput, input, async ({ id, reason }, { tx, lock }) => {
      const bill = await lock(Bill, { id });
      if (!bill) throw noBill();
      if (bill.canceledReason) throw new AppError('WRONG_STATE', reasonFor('BILL_CANCELED'));
      bill.canceledReason = reason;
      return { subject: bill, answer: () => requireBill(tx, id) };
    });
  }

  /**
   * Returns a bill as a PDF in a language, with the sessions of its packages until today. Audits the read. A patient may read only their own.
   * @throws AppError NOT_FOUND
   */
  async pdf(actor: Actor, id: string, language: AnswerLanguage): Promise<{ bytes: Buffer; number: string }> {
    return this.useCases.read(actor, 'bill.read', rowId, id, async (asked, { em, actor: own, seen }) => {
      const bill = await findBill(em, own, asked);
      if (!bill) throw noBill();
      await seen({ subjectType: 'bill', subjectId: bill.id });
      const attended = await findAttended(em, bill.chargeIds);
      const today = clinicDay(this.clock.now());
      // Load the PDF library on first use: many processes never need it.
      const { billPdf } = await import('./bill-pdf.js');
      const bytes = await pdfTurns.pass(() => billPdf(bill, { attended, today, language }));
      return { bytes, number: bill.number };
    });
  }

  private async add(
    tx: EntityManager,
    { patientId, chargeIds, withDiagnosis }: Omit<z.output<typeof issueBillInput>, 'idempotencyKey'>,
  ): Promise<Bill> {
    const createdAt = this.clock.now();
    const patient = await openBooks(tx, patientId, createdAt);
    const charges = await lockChargesToBill(tx, patient.id, chargeIds);
    const settings = await loadSettings(tx);
    if (!settings.openedAt) throw new AppError('WRONG_STATE', reasonFor('BILL_NEEDS_OPEN_CLINIC'));
    const day = clinicDay(createdAt);
    const printed = printBill(settings, patient, charges, { day, withDiagnosis });
    const sumOf = (part: 'amount' | 'taxable' | 'cgst' | 'sgst') =>
      printed.lines.reduce((sum, line) => sum + line[part], 0);
    const bill = tx.create(Bill, {
      patient,
      number: await nextNumber(tx, 'bill', day),
      day,
      title: billTitle(
        printed.clinic.gstin,
        charges.map(({ gstRate }) => gstRate),
      ),
      totalPaise: sumOf('amount'),
      taxablePaise: sumOf('taxable'),
      cgstPaise: sumOf('cgst'),
      sgstPaise: sumOf('sgst'),
      withDiagnosis,
      printed,
      createdAt,
    });
    await tx.flush();
    await sql`insert into bill_line (bill_id, charge_id)
      select ${bill.id}::uuid, id from unnest(${charges.map(({ id }) => id)}::uuid[]) id`.execute(tx.getKysely());
    return bill;
  }
}

/** Redacts a bill for its patient: removes the reason that staff entered. */
const asPatientSees = (row: BillRow): BillRow => ({
  ...row,
  canceledReason: row.canceledReason === null ? null : '',
});

async function requireBill(tx: EntityManager, id: string): Promise<BillRow> {
  const bill = await findBill(tx, 'SYSTEM', id);
  if (!bill) throw noBill();
  const { printed: _content, ...row } = bill;
  return row;
}

const noBill = () => new AppError('NOT_FOUND', reasonFor('BILL_NOT_FOUND'));
