import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { MessageLanguage } from '../../identity/index.js';
import type { ContentPhase, PlanContent } from '../protocols/protocol-content.js';
import { phaseIn, type ShownExercise } from './phase-in-language.js';

/** A version of a programme for display, in a language. */
export interface ProgrammeVersionView {
  number: number;
  at: Date;
  /** Name of who wrote it. */
  by: string;
  reason: string | null;
  goal: string;
  exercises: ShownExercise[];
}

interface VersionRow {
  number: number;
  at: string;
  by: string;
  reason: string | null;
  content: PlanContent;
}

/** Largest number of versions of a programme that a plan shows. */
const MOST = 100;

/** Finds the versions of a programme, newest first. */
export async function findProgrammeVersions(
  em: EntityManager,
  planId: string,
  language: MessageLanguage,
  most = MOST,
): Promise<ProgrammeVersionView[]> {
  const { rows } = await sql<VersionRow>`
    select w.number, w.at, u.full_name as by, w.reason, w.content
    from programme_version w join app_user u on u.id = w.written_by
    where w.plan_id = ${planId} order by w.number desc limit ${most}`.execute(em.getKysely());
  return rows.map(({ content, at, ...row }) => {
    const { goal, exercises } = phaseIn(phaseOf(content), 1, language);
    return { ...row, at: new Date(at), goal, exercises };
  });
}

/**
 * Finds the phases that a programme has had, one a version, and when each was left, for the share of exercises that were done: a day's dose
 * is that of the version in which the day began.
 */
export async function findProgrammeCourse(
  em: EntityManager,
  planId: string,
): Promise<{ phases: ContentPhase[]; leftAt: string[] }> {
  const { rows } = await sql<Pick<VersionRow, 'content' | 'at'>>`
    select content, at from programme_version where plan_id = ${planId} order by number`.execute(em.getKysely());
  return { phases: rows.map(({ content }) => phaseOf(content)), leftAt: rows.slice(1).map(({ at }) => at) };
}

function phaseOf({ phases }: PlanContent): ContentPhase {
  const [phase] = phases;
  if (!phase) throw new Error('The version of a programme has no phase.');
  return phase;
}
