import { z } from 'zod';
import { badInput } from '../../platform/errors/errors.js';
import { isRowId } from '../../platform/inputs/parse-input.js';
import { reasonFor } from '../../platform/errors/reason.js';

/** Position in the list of patients under care, which is ordered by urgency and then by name. */
export interface CarePosition {
  /** 0 open danger sign, 1 an open flag of high pain, 2 ready for the next phase, 3 others. */
  rank: number;
  /** Deadline of the open danger sign, in milliseconds; 0 without one. */
  due: number;
  name: string;
  planId: string;
}

const position = z.tuple([z.int().min(0).max(3), z.int().min(0), z.string().max(500), z.string().refine(isRowId)]);

/** Encodes a position as an opaque cursor. */
export function encodeCarePosition({ rank, due, name, planId }: CarePosition): string {
  return Buffer.from(JSON.stringify([rank, due, name, planId])).toString('base64url');
}

/** Decodes a cursor. @throws AppError BAD_INPUT for a malformed one */
export function decodeCarePosition(cursor: string): CarePosition {
  const { success, data } = position.safeParse(jsonOf(Buffer.from(cursor, 'base64url').toString()));
  if (!success) throw badInput({ after: reasonFor('NOT_A_CURSOR') });
  const [rank, due, name, planId] = data;
  return { rank, due, name, planId };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
