import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { MessageLanguage } from '../../identity/index.js';
import { named } from '../../platform/db/connections/named-statements.js';
import { textIn } from '../ledger/phase-in-language.js';
import type { ExerciseContent } from './exercise.input.js';

/** How an exercise is done, in one language. */
export interface Guide {
  steps: string[];
  caution: string | null;
  restSeconds: number;
  figure: unknown;
  /** Films are not served yet. */
  video: null;
  isReviewed: boolean;
}

interface GuideRow extends Pick<ExerciseContent, 'steps' | 'caution' | 'restSeconds' | 'figure'> {
  key: string;
  isReviewed: boolean;
}

/** Finds the guides of exercises by key, of the newest revisions, also of retired entries. */
async function findGuides(
  em: EntityManager,
  keys: readonly string[],
  language: MessageLanguage,
): Promise<Map<string, Guide>> {
  const { rows } = await sql<GuideRow>`${named}
    select e.key, r.content->'steps' as steps, r.content->'caution' as caution, (r.content->>'restSeconds')::int as "restSeconds",
      r.content->'figure' as figure, exists (select from exercise_review w
        where w.exercise_id = e.id and w.revision = e.revision) as "isReviewed"
    from exercise e join exercise_revision r on r.exercise_id = e.id and r.revision = e.revision
    where e.key = any(${[...keys]}::text[])`.execute(em.getKysely());
  const guideOf = ({ key, steps, caution, ...row }: GuideRow): [string, Guide] => [
    key,
    {
      ...row,
      steps: steps.map((step) => textIn(step, language)),
      caution: caution && textIn(caution, language),
      video: null,
    },
  ];
  return new Map(rows.map(guideOf));
}

/** Guides of a response's exercises: all are read in one statement when the first one is asked for, else none. */
export class Guides {
  private found: Promise<ReadonlyMap<string, Guide>> | undefined;

  constructor(
    private readonly em: EntityManager,
    private readonly exercises: readonly { key: string }[],
    private readonly language: MessageLanguage,
  ) {}

  /** Returns the guides of all exercises that the library knows, by key. */
  all(): Promise<ReadonlyMap<string, Guide>> {
    // Of its own: the transaction of a change has ended when its response is built.
    this.found ??= findGuides(this.em.fork(), [...new Set(this.exercises.map(({ key }) => key))], this.language);
    return this.found;
  }

  /** Adds to an exercise its guide, which is read when a document asks for it; null if the library has none. */
  addTo<Shown extends { key: string }>(exercise: Shown): Shown & { guide: () => Promise<Guide | null> } {
    return { ...exercise, guide: async () => (await this.all()).get(exercise.key) ?? null };
  }
}
