import { z } from 'zod';
import { badInput } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';

/** Position in the library: English name in lower case, then key. */
export interface ExercisePosition {
  name: string;
  key: string;
}

const position = z.tuple([z.string().max(200), z.string().max(40)]);

/** Encodes a position as an opaque cursor. */
export function encodeExercisePosition({ name, key }: ExercisePosition): string {
  return Buffer.from(JSON.stringify([name, key])).toString('base64url');
}

/** Decodes a cursor. @throws AppError BAD_INPUT for a malformed one */
export function decodeExercisePosition(cursor: string): ExercisePosition {
  const { success, data } = position.safeParse(jsonOf(Buffer.from(cursor, 'base64url').toString()));
  if (!success || data.some((text) => text.includes('\0'))) throw badInput({ after: reasonFor('NOT_A_CURSOR') });
  const [name, key] = data;
  return { name, key };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
