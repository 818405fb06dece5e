import { useState } from 'react';
import * as text from '#messages/family';
import { failureText } from '#src/failure-text';
import { useAction } from '#src/ui/hooks/useAction';
import { languageOfAnswers } from '../today/day-request';
import { useRecordFamilyEntriesMutation, type EntryInput } from './gql/generated';

/** What a family member enters: all but the id and the time. */
export type FamilyEntry = Omit<EntryInput, 'clientId' | 'at'>;

/** Entries for a patient: one at a time is sent, and the day is loaded again after each. */
export interface FamilyEntries {
  readonly record: (entry: FamilyEntry) => void;
  readonly isBusy: boolean;
  /** Why the last entry was refused, or what to do now. */
  readonly answer: string | null;
}

/** Returns how a family member makes entries for a patient. */
export function useFamilyEntries(grantId: string, reload: () => Promise<unknown>): FamilyEntries {
  const [record] = useRecordFamilyEntriesMutation();
  const [answer, setAnswer] = useState<string | null>(null);
  const { run, isBusy } = useAction<FamilyEntry>({
    keyOf: () => grantId,
    send: async (entry) => {
      const made = { ...entry, clientId: crypto.randomUUID(), at: new Date().toJSON() };
      const { data } = await record({ variables: { grantId, entries: [made], language: languageOfAnswers } });
      const [result] = data?.recordFamilyEntries ?? [];
      const said = result?.outcome === 'REFUSED' ? result.message : result?.advice;
      setAnswer(said ?? ((entry.sign ?? entry.dangerCheck) ? text.told : null));
      // What was stored stays so when the look after it fails.
      await reload().catch(() => undefined);
    },
    failureText: (failure) => failureText(text.notSaved, failure),
  });
  return { record: run, isBusy, answer };
}
