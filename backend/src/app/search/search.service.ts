import type { z } from 'zod';
import { readSearchText, restorableSince } from '../../patients/index.js';
import type { Actor } from '../../platform/access/actor.js';
import { clinicDay, sayDay } from '../../platform/time/clinic-time.js';
import type { Clock } from '../../platform/time/clock.js';
import { nationalDigits } from '../../platform/inputs/phone-number.js';
import type { UseCases } from '../../platform/use-cases.js';
import { searchInput } from './search.input.js';
import { findByName, findByNumber, type Found } from './search.queries.js';
import { findPaymentsByText, type FoundPayment } from './payment-search.queries.js';
import { formatRecordNumber } from '../../platform/lists/record-number.js';

export type SearchKind = 'patient' | 'payment' | 'staff';

/** A search result with title and detail for a mixed list. */
export interface SearchHit {
  kind: SearchKind;
  id: string;
  /** Only for a record. */
  patientNumber: string | null;
  title: string;
  detail: string;
}

const WORK = { admin: 'Admin', physiotherapist: 'Physiotherapist', doctor: 'Doctor', reception: 'Front desk' } as const;

/** Searches payments, records and team members for the console. */
export class SearchService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns matches, best first: payments with an exact match, records, team members, other payments.
   * @throws AppError BAD_INPUT
   */
  async search(actor: Actor, input: z.input<typeof searchInput>): Promise<SearchHit[]> {
    return this.useCases.read(
      actor,
      'patient.search',
      searchInput,
      input,
      async ({ text, first }, { em, actor: own, listed }) => {
        const asked = readSearchText(text);
        const now = this.clock.now();
        // Reception finds live records alone: none was deleted later than now.
        const isReception = own.role === 'reception';
        const wanted = {
          since: isReception ? new Date(now.getTime() + 1) : restorableSince(now),
          first,
          ofTeam: !isReception,
        };
        const { name } = asked;
        const [payments, persons] = await Promise.all([
          isReception ? [] : findPaymentsByText(em, text, wanted),
          name === undefined ? findByNumber(em, asked, wanted) : findByName(em, name, wanted),
        ]);
        const paid = (isWhole: boolean) => payments.filter((row) => row.isWhole === isWhole).map(paymentHit);
        const found = [...paid(true), ...persons.map(hitOf), ...paid(false)];
        const hits = [...new Map(found.map((hit) => [hit.id, hit])).values()].slice(0, first);
        await listed(hits, { text });
        return hits;
      },
    );
  }
}

const says = (...parts: (string | null | false)[]) => parts.filter(Boolean).join(', ');

function paymentHit({ id, title, amountPaise, method, status, createdAt, ...patient }: FoundPayment): SearchHit {
  const rupees = (amountPaise / 100).toLocaleString('en-IN', { style: 'currency', currency: 'INR' });
  const { patientNumber, patientName } = patient;
  const whose = patientNumber ? says(formatRecordNumber(patientNumber), patientName) : 'N/A';
  return {
    kind: 'payment',
    id,
    patientNumber: null,
    title,
    detail: says(`${rupees} by ${method}`, status, sayDay(clinicDay(createdAt)), whose),
  };
}

function hitOf({ id, name, phone, staffType, number, isComplete, isDeleted }: Found): SearchHit {
  const dialed = phone && `+91 ${nationalDigits(phone).replace(/^\d{5}/, '$& ')}`;
  if (staffType) return { kind: 'staff', id, patientNumber: null, title: name, detail: says(WORK[staffType], dialed) };
  const state = isDeleted ? 'deleted' : !isComplete && 'incomplete';
  const patientNumber = formatRecordNumber(number ?? 0);
  return { kind: 'patient', id, patientNumber, title: name, detail: says(patientNumber, dialed, state) };
}
