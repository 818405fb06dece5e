import { useState } from 'react';
import * as text from '#messages/family';
import { FailedCall } from '#src/errors';
import { failureText } from '#src/failure-text';
import { useAction } from '#src/ui/hooks/useAction';
import { languageOfAnswers } from '../today/day-request';
import { useDoubleTapGuard } from '../today/useDoubleTapGuard';
import { useRecordFamilyEntriesMutation, type EntryInput, type RecordFamilyEntriesMutation } from './gql/generated';

/** What a family member enters: all but the id and the time. */
export type FamilyEntry = Omit<EntryInput, 'clientId' | 'at'>;

/** What the server answers to entries, one result per entry. */
type Results = RecordFamilyEntriesMutation['recordFamilyEntries'];

/** Gives an entry its id, by which a further attempt to send it is no second entry, and its time. */
export function dated(entry: FamilyEntry): EntryInput {
  return { ...entry, clientId: crypto.randomUUID(), at: new Date().toJSON() };
}

/** Returns the function that sends entries for a patient; it rejects when the request fails as a whole. */
export function useSendFamilyEntries(grantId: string): (entries: readonly EntryInput[]) => Promise<Results> {
  const [record] = useRecordFamilyEntriesMutation();
  return async (entries) => {
    const { data } = await record({ variables: { grantId, entries, language: languageOfAnswers } });
    return data?.recordFamilyEntries ?? [];
  };
}

/** Whose day it is, and how it is loaded again. */
export interface FamilyDayAccess {
  readonly grantId: string;
  readonly reload: () => Promise<unknown>;
}

/** Entries of one card: one at a time is sent, and the day is loaded again after each. The card shows why one failed (ErrorSlot). */
export interface FamilyEntries {
  /** Sends an entry, unless the press is the second of a double tap or another entry is being sent. */
  readonly record: (entry: FamilyEntry) => void;
  /** An entry is being sent, or was just made. */
  readonly isBusy: boolean;
  /** The last entry is on its way. */
  readonly isSending: boolean;
  /** The last entry while it is not stored. */
  readonly unsent: EntryInput | null;
  /** Sends the last entry again. */
  readonly sendAgain: () => void;
}

/** Returns how a family member makes entries in a card. Danger signs are sent by `useFamilySigns`. */
export function useFamilyEntries({ grantId, reload }: FamilyDayAccess): FamilyEntries {
  const send = useSendFamilyEntries(grantId);
  const { isSettling, press } = useDoubleTapGuard();
  const [unsent, setUnsent] = useState<EntryInput | null>(null);
  const action = useAction<EntryInput>({
    keyOf: () => grantId,
    send: async (entry) => {
      setUnsent(entry);
      const [result] = await send([entry]);
      if (result?.outcome === 'REFUSED')
        throw new FailedCall({ cause: 'answer', code: 'BAD_INPUT', message: result.message ?? '' });
      setUnsent(null);
      // What was stored stays so when the look after it fails.
      await reload().catch(() => undefined);
    },
    failureText: (failure) => failureText(text.notSaved, failure),
  });
  const run = (entry: EntryInput) => {
    if (!action.isBusy) press(() => action.run(entry));
  };
  return {
    record: (entry) => run(dated(entry)),
    isBusy: action.isBusy || isSettling,
    isSending: action.isBusy,
    unsent,
    sendAgain: () => unsent && run(unsent),
  };
}
