import { fetchGraphql, Refusal } from '#src/auth/fetch-graphql';
import { refused, settled, type DayEntry } from './day-entries';
import { languageOfAnswers } from './day-request';
import type { EntryInput, RecordEntriesMutation } from './gql/generated';
import recordEntries from './record-entries.graphql?raw';

/** Reason codes that a retry cannot change. */
const final = ['BAD_INPUT', 'NOT_FOUND', 'FORBIDDEN', 'WRONG_STATE'];

/** Whether a retry of a refused request would have the same result. */
export function isFinal(error: unknown): error is Refusal {
  return error instanceof Refusal && final.includes(error.code);
}

/**
 * Sends entries once.
 * @returns a function that applies the server's answer to the entries of a page
 * @throws Refusal, or another error if there is no answer: the entries then stay waiting
 */
export async function sendEntries(
  send: typeof fetch,
  entries: readonly EntryInput[],
): Promise<(all: readonly DayEntry[]) => readonly DayEntry[]> {
  try {
    const variables = { entries, language: languageOfAnswers };
    const answer = await fetchGraphql<RecordEntriesMutation>(send, 'RecordEntries', recordEntries, variables);
    return (all) => settled(all, answer.recordEntries);
  } catch (error) {
    if (!isFinal(error)) throw error;
    const ids = new Set(entries.map(({ clientId }) => clientId));
    return (all) => all.map((one) => (ids.has(one.entry.clientId) ? refused(one, error.message) : one));
  }
}
