import { z } from 'zod';
import { badInput } from '../../platform/errors.js';
import { isRowId } from '../../platform/inputs/row-id.js';
import { reasonFor } from '../../platform/reasons/reason.js';

/** Where a patient stands in the list of those under care, which runs by urgency, then by name. */
export interface CarePosition {
  /** 0 open danger sign, 1 high pain, 2 ready for the next phase, 3 the rest. */
  rank: number;
  /** When the open danger sign is due, in milliseconds; 0 without one. */
  due: number;
  name: string;
  planId: string;
}

const position = z.tuple([z.int().min(0).max(3), z.int().min(0), z.string().max(500), z.string().refine(isRowId)]);

/** A position as an opaque text. */
export function encodeCarePosition({ rank, due, name, planId }: CarePosition): string {
  return Buffer.from(JSON.stringify([rank, due, name, planId])).toString('base64url');
}

/** @throws AppError BAD_INPUT for a text that is no cursor of this list */
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
