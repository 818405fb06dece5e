import { z } from 'zod';
import { badInput } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { isRowId } from '../../platform/inputs/parse-input.js';

/** Position in a list of own patients. Times are text of PostgreSQL, `infinity` where there is none. */
export interface BenchPosition {
  id: string;
  /** Deadline of the open danger sign. */
  due: string;
  /** 0 with an open flag of high pain, 1 without. */
  pain: number;
  /** Start of the next session. */
  next: string;
  /** Name in lower case. */
  name: string;
}

const moment = z.string().regex(/^(?:infinity|\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?[+-]\d\d(?::\d\d)?)$/);
const position = z.tuple([moment, z.int().min(0).max(1), moment, z.string().max(500), z.string().refine(isRowId)]);

/** Encodes a position as an opaque cursor. */
export function encodeBenchPosition({ due, pain, next, name, id }: BenchPosition): string {
  return Buffer.from(JSON.stringify([due, pain, next, name, id])).toString('base64url');
}

/** Decodes a cursor. @throws AppError BAD_INPUT for a malformed one */
export function decodeBenchPosition(cursor: string): BenchPosition {
  const { success, data } = position.safeParse(jsonOf(Buffer.from(cursor, 'base64url').toString()));
  if (!success) throw badInput({ after: reasonFor('NOT_A_CURSOR') });
  const [due, pain, next, name, id] = data;
  return { due, pain, next, name, id };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
