import { readFileSync } from 'node:fs';
import type { Pool, PoolClient } from 'pg';
import { parseInput } from '../../platform/inputs/parse-input.js';
import { addShipped, jsonFiles, type ShippedEntry } from '../reviewed-entries/add-shipped.js';
import { LESSONS } from '../reviewed-entries/entry-tables.js';
import { type LessonContent, saveLessonInput } from './lesson.input.js';

/** A lesson that comes with the product; no clinician has signed it off. */
export type ShippedLesson = ShippedEntry<LessonContent>;

const FOLDER = new URL('samples/', import.meta.url);

/** Lists the files of the lessons that come with the product, one a lesson. */
export const shippedLessonFiles = (): string[] => jsonFiles(FOLDER);

type InLines = Readonly<Record<'en' | 'hi', readonly string[]>>;

/** Reads a lesson of the product, whose body is written line by line, with the checks of a lesson that is saved. @throws AppError BAD_INPUT (by path) */
export function readShippedLesson(file: string): ShippedLesson {
  const { body, ...lesson } = JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as { body: InLines };
  const joined = { en: body.en.join('\n'), hi: body.hi.join('\n') };
  const { slug, revision: _none, ...content } = parseInput(saveLessonInput, { ...lesson, body: joined });
  return { key: slug, content };
}

/** Reads all lessons that come with the product. */
export const readShippedLessons = (): ShippedLesson[] => shippedLessonFiles().map(readShippedLesson);

/** Adds the lessons of the product that the database lacks, and their newer content (see `addShipped`). */
export const addShippedLessons = (
  connection: Pick<Pool | PoolClient, 'query'>,
  shipped: readonly ShippedLesson[] = readShippedLessons(),
): Promise<void> => addShipped(connection, LESSONS, shipped);
