import { code as language } from '#messages/language';
import { log } from '#src/log';
import { recordTable } from '../today/record-table';
import type { OwnLessonsQuery } from './gql/generated';

const prefix = 'lessons/';
const keyOf = (account: string) => `${prefix}${account}/${language}`;

/** Finds the lessons that this phone keeps for an account in the page's language; a logout deletes them. */
export async function findStoredLessons(account: string): Promise<OwnLessonsQuery | undefined> {
  const records = await recordTable.all().catch(() => new Map<string, unknown>());
  return records.get(keyOf(account)) as OwnLessonsQuery | undefined;
}

/** Keeps the lessons of an account, and deletes those of others. */
export async function storeLessons(account: string, lessons: OwnLessonsQuery): Promise<void> {
  const isOfOther = (key: string) => key.startsWith(prefix) && !key.startsWith(`${prefix}${account}/`);
  try {
    await recordTable.write(new Map([[keyOf(account), lessons]]), isOfOther);
  } catch (error) {
    log.warn('The lessons could not be kept.', error);
  }
}
