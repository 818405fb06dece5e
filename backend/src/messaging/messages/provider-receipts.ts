import { z } from 'zod';
import { parseInput } from '../../platform/inputs/parse-input.js';
import { validationMessage } from '../../platform/errors/reason.js';

/** What a provider says became of a message; null: nothing new. */
export interface Receipt {
  /** Our id; of a code, which is in no outbox, an id that no message has. */
  id: string;
  fate: 'delivered' | 'failed' | null;
}

const text = (input: 'CLIENT_REF' | 'MESSAGE_STATUS') => z.string(validationMessage('REQUIRED', { input })).max(200);

/** Form of Exotel. */
export const exotelReceipt = z.object({
  SmsSid: z.string().optional(),
  Status: text('MESSAGE_STATUS'),
  DetailedStatus: z.string().optional(),
  CustomField: text('CLIENT_REF'),
});
const EXOTEL_FAILED = new Set(['failed', 'failed_dnd', 'undelivered', 'expired']);

/** Reads a receipt of Exotel: `sent` alone says nothing new. @throws AppError BAD_INPUT */
export function readExotel(body: unknown): Receipt[] {
  const { Status, DetailedStatus = '', CustomField: id } = parseInput(exotelReceipt, body);
  const status = Status.toLowerCase();
  if (status === 'delivered' || DetailedStatus.toUpperCase().includes('DELIVERED_TO_HANDSET'))
    return [{ id, fate: 'delivered' }];
  return [{ id, fate: EXOTEL_FAILED.has(status) ? 'failed' : null }];
}

const status = z.union([z.string().max(20), z.number()], validationMessage('REQUIRED', { input: 'MESSAGE_STATUS' }));
const msg91Report = z.object({ CRQID: z.string().max(200).optional(), status: status.transform(String) });
const msg91Reports = z
  .array(z.object({ CRQID: z.string().max(200).optional(), report: z.array(msg91Report).max(1_000) }))
  .max(1_000);

/** JSON of MSG91 in its third version, or the form of its second one, whose field `data` is JSON. */
export const msg91Receipt = z.object({
  data: z.unknown().optional(),
  requestId: z.string().optional(),
  CRQID: z.string().max(200).optional(),
  status: status.transform(String).optional(),
  desc: z.string().optional(),
});
const MSG91_FAILED = new Set(['2', '9', '16', '17', '25']);

/** Reads a receipt of MSG91, which may tell of several messages. @throws AppError BAD_INPUT */
export function readMsg91(body: unknown): Receipt[] {
  const { data, ...alone } = parseInput(msg91Receipt, body);
  const reports =
    data === undefined
      ? [parseInput(msg91Report, alone)]
      : parseInput(msg91Reports, typeof data === 'string' ? jsonOf(data) : data).flatMap(({ CRQID, report }) =>
          report.map((one) => ({ ...one, CRQID: one.CRQID ?? CRQID })),
        );
  return reports.flatMap(({ CRQID: id, status: told }) =>
    id === undefined ? [] : [{ id, fate: told === '1' ? 'delivered' : MSG91_FAILED.has(told) ? 'failed' : null }],
  );
}

function jsonOf(said: string): unknown {
  try {
    return JSON.parse(said);
  } catch {
    return undefined;
  }
}
