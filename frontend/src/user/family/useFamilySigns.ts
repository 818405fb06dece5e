import { useEffect, useEffectEvent, useState } from 'react';
import { errorOf, type CallError } from '#src/errors';
import { settled, type DayEntry } from '../today/day-entries';
import { gravest, yesSigns } from '../today/reported-signs';
import type { FamilyDayQuery } from './gql/generated';
import { dated, useSendFamilyEntries, type FamilyDayAccess, type FamilyEntry } from './useFamilyEntries';

type OfToday = FamilyDayQuery['familyToday'];

/** The danger signs that a family member has told of on this page. */
export interface FamilySigns {
  /** The answers until the loaded day includes them, also those that could not be sent or that the server refused. */
  readonly said: readonly DayEntry[];
  readonly isSending: boolean;
  /** Why the last attempt to send failed; null after a successful one. */
  readonly failure: CallError | null;
  /** Tells of a sign at once, whatever else is being sent. */
  readonly say: (entry: FamilyEntry) => void;
  /** Sends what is not sent yet again; entries keep their ids. */
  readonly sendAgain: () => void;
}

/** Keeps danger signs that were told of on this page, and sends them: each at once, and those that failed again with the next one. */
export function useFamilySigns(today: OfToday, { grantId, reload }: FamilyDayAccess): FamilySigns {
  const send = useSendFamilyEntries(grantId);
  const [said, setSaid] = useState<readonly DayEntry[]>([]);
  const [requests, setRequests] = useState(0);
  const [failure, setFailure] = useState<CallError | null>(null);
  const isShown = (one: DayEntry) => !isTold(one, today);
  if (!said.every(isShown)) setSaid(said.filter(isShown));

  const attempt = async (entries: readonly DayEntry[]) => {
    setRequests((count) => count + 1);
    try {
      const results = await send(entries.map(({ entry }) => entry));
      setSaid((before) => settled(before, results));
      setFailure(null);
    } catch (error) {
      setFailure(errorOf(error));
    }
    setRequests((count) => count - 1);
    // What was stored stays so when the look after it fails.
    await reload().catch(() => undefined);
  };
  const waiting = said.filter(({ state }) => state === 'waiting');
  const say = (entry: FamilyEntry) => {
    const made = dated(entry);
    const signs = new Set(yesSigns({ entry: made }));
    const told = today?.dangerSigns.filter(({ key }) => signs.has(key)) ?? [];
    const severity = gravest(told.map((sign) => sign.severity));
    const one: DayEntry = { entry: made, state: 'waiting', day: today?.day ?? '', severity };
    setSaid((before) => [...before, one]);
    void attempt([...waiting, one]);
  };
  const sendAgain = () => {
    if (waiting.length > 0 && requests === 0) void attempt(waiting);
  };
  const comeBack = useEffectEvent(sendAgain);
  useEffect(() => {
    const again = () => comeBack();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);
  return { said, isSending: requests > 0, failure, say, sendAgain };
}

/** Whether the loaded day includes a stored answer: its signs are among those of the stop. */
function isTold(one: DayEntry, today: OfToday): boolean {
  const open = today?.openTask?.signs ?? [];
  return one.state === 'sent' && yesSigns(one).every((sign) => open.includes(sign));
}
