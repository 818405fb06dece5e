import { readFileSync } from 'node:fs';
import type { Pool, PoolClient } from 'pg';
import { parseInput } from '../../platform/inputs/parse-input.js';
import { addShipped, jsonFiles, type ShippedEntry } from '../reviewed-entries/add-shipped.js';
import { EXERCISES } from '../reviewed-entries/entry-tables.js';
import { type ExerciseContent, saveExerciseInput } from './exercise.input.js';
import { requireFigure } from './require-figure.js';

/** An entry that comes with the product; no clinician has signed it off. */
export type ShippedExercise = ShippedEntry<ExerciseContent>;

const FOLDER = new URL('samples/', import.meta.url);

/** Lists the files of the entries that come with the product, one an entry. */
export const shippedFiles = (): string[] => jsonFiles(FOLDER);

/** Reads an entry of the product, with the checks of an entry that is saved. @throws AppError BAD_INPUT (by path) */
export function readShipped(file: string): ShippedExercise {
  const { dose, ...entry } = JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as { dose: object };
  const { key, revision: _none, figure = null, ...rest } = parseInput(saveExerciseInput, { ...entry, ...dose });
  if (figure !== null) requireFigure(figure, rest.holdSeconds);
  return { key, content: { ...rest, figure } };
}

/** Reads all entries that come with the product. */
export const readAllShipped = (): ShippedExercise[] => shippedFiles().map(readShipped);

/** Adds the entries of the product that the database lacks, and their newer content (see `addShipped`). */
export const addShippedExercises = (
  connection: Pick<Pool | PoolClient, 'query'>,
  shipped: readonly ShippedExercise[] = readAllShipped(),
): Promise<void> => addShipped(connection, EXERCISES, shipped);
