import { readdirSync, readFileSync } from 'node:fs';
import type { Pool, PoolClient } from 'pg';
import { v5 as uuidv5 } from 'uuid';
import type { z } from 'zod';
import { parseInput } from '../../platform/inputs/parse-input.js';
import { contentHash } from '../protocols/content-hash.js';
import { saveQuestionnaireInput } from './questionnaire.input.js';

/** A questionnaire that comes with the product, as a draft; a doctor of the clinic activates it. */
export type ShippedQuestionnaire = z.output<typeof saveQuestionnaireInput>;

const FOLDER = new URL('samples/', import.meta.url);
const NAMESPACE = '5f0c2d5e-6a6b-4c57-9d7e-0d1a7a2f4c13';

/** Reads the questionnaires of the product, with the checks of one that is saved. @throws AppError BAD_INPUT (by path) */
export const readShippedQuestionnaires = (): ShippedQuestionnaire[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((file) => parseInput(saveQuestionnaireInput, JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'))));

/** Adds the questionnaires of the product that the database lacks. Safe under concurrent starts of several processes. */
export async function addShippedQuestionnaires(connection: Pick<Pool | PoolClient, 'query'>): Promise<void> {
  for (const { slug, ...said } of readShippedQuestionnaires()) {
    const { content, scores, occasions } = said;
    await connection.query(
      `with added as (insert into questionnaire (id, slug) values ($1, $2) on conflict do nothing returning id)
       insert into questionnaire_version (id, questionnaire_id, number, content, scores, occasions, content_hash, saved_at)
       select $3, id, 1, $4, $5, $6, $7, now() from added`,
      [
        uuidv5(slug, NAMESPACE),
        slug,
        uuidv5(`${slug} 1`, NAMESPACE),
        JSON.stringify(content),
        JSON.stringify(scores),
        occasions,
        contentHash(said),
      ],
    );
  }
}
