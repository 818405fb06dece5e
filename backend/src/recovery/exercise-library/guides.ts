import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { MessageLanguage } from '../../identity/index.js';
import { named } from '../../platform/db/connections/named-statements.js';
import { textIn } from '../ledger/phase-in-language.js';
import { EXERCISES, newestRevisions } from '../reviewed-entries/entry-tables.js';
import { isReviewed } from '../reviewed-entries/reviews.js';
import type { ExerciseContent } from './exercise.input.js';
import { toExerciseVideo, videoOfEntry, type ExerciseVideo, type VideoRow } from './exercise-video.js';

/** How an exercise is done, in one language. */
export interface Guide {
  steps: string[];
  caution: string | null;
  restSeconds: number;
  figure: unknown;
  video: ExerciseVideo | null;
  isReviewed: boolean;
}

interface GuideRow extends Pick<ExerciseContent, 'steps' | 'caution' | 'restSeconds' | 'figure'> {
  key: string;
  video: VideoRow | null;
  isReviewed: boolean;
}

/** Finds the guide of an entry that is not retired. */
export async function findOfferedGuide(
  em: EntityManager,
  key: string,
  language: MessageLanguage,
): Promise<Guide | null> {
  const found = await findGuides(em, [key], language, sql`not e.retired`);
  return found.get(key) ?? null;
}

/** Finds the guides of exercises by key, of the newest revisions, also of retired entries. */
async function findGuides(
  em: EntityManager,
  keys: readonly string[],
  language: MessageLanguage,
  isOffered = sql`true`,
): Promise<Map<string, Guide>> {
  const { rows } = await sql<GuideRow>`${named}
    select e.key, r.content->'steps' as steps, r.content->'caution' as caution, (r.content->>'restSeconds')::int as "restSeconds",
      r.content->'figure' as figure, ${videoOfEntry} as video, ${isReviewed(EXERCISES)} as "isReviewed"
    from ${newestRevisions(EXERCISES)}
    where e.key = any(${[...keys]}::text[]) and ${isOffered}`.execute(em.getKysely());
  const guideOf = ({ key, steps, caution, video, ...row }: GuideRow): [string, Guide] => [
    key,
    {
      ...row,
      steps: steps.map((step) => textIn(step, language)),
      caution: caution && textIn(caution, language),
      video: toExerciseVideo(key, video),
    },
  ];
  return new Map(rows.map(guideOf));
}

/** An exercise of a plan; one with words of its own has no guide, whatever the library calls by its key. */
interface GuidedExercise {
  key: string;
  isOwn?: true;
}

/** Guides of a response's exercises: all are read in one statement when the first one is asked for, else none. */
export class Guides {
  private found: Promise<ReadonlyMap<string, Guide>> | undefined;

  constructor(
    private readonly em: EntityManager,
    private readonly exercises: readonly GuidedExercise[],
    private readonly language: MessageLanguage,
  ) {}

  /** Returns the guides of all exercises that are the library's, by key. */
  all(): Promise<ReadonlyMap<string, Guide>> {
    const keys = this.exercises.flatMap(({ key, isOwn }) => (isOwn ? [] : key));
    // Of its own: the transaction of a change has ended when its response is built.
    this.found ??= findGuides(this.em.fork(), [...new Set(keys)], this.language);
    return this.found;
  }

  /** Adds to an exercise its guide, which is read when a document asks for it; null if the library has none. */
  addTo<Shown extends GuidedExercise>(exercise: Shown): Shown & { guide: () => Promise<Guide | null> } {
    return { ...exercise, guide: async () => (exercise.isOwn ? null : ((await this.all()).get(exercise.key) ?? null)) };
  }
}
