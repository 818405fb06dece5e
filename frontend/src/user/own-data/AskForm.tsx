import { useRef, useState } from 'react';
import * as text from '#messages/ownData';
import { failureText } from '#src/failure-text';
import { ErrorSlot } from '#src/ui/feedback/ErrorSlotProvider';
import { useAction } from '#src/ui/hooks/useAction';
import {
  OwnDataRequestsDocument,
  useAskCorrectionMutation,
  useAskErasureMutation,
  useOwnDataRequestsQuery,
  type DataRequestKind,
} from './gql/generated';
import styles from './OwnData.module.css';
import { isStanding, stateText } from './request-state';

const sentences = {
  CORRECTION: { title: text.correct, hint: text.correctHint, words: text.words },
  ERASURE: { title: text.erase, hint: text.eraseHint, words: text.wordsOfErasure },
} as const;

/** Asks the clinic to correct or erase the own data; says what became of a request that stands. What was typed stays when it is refused. */
export function AskForm({ kind }: { readonly kind: DataRequestKind }) {
  const { title, hint, words: label } = sentences[kind];
  const [words, setWords] = useState('');
  const [agrees, setAgrees] = useState(false);
  // Another key for other words: a repeat after a lost answer asks nothing twice.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const summary = useRef<HTMLElement>(null);
  const { data } = useOwnDataRequestsQuery();
  const standing = data?.myDataRequests.find((request) => request.kind === kind && isStanding(request));
  const [askErasure] = useAskErasureMutation();
  const [askCorrection] = useAskCorrectionMutation();
  const isReady = kind === 'ERASURE' ? agrees : words.trim() !== '';
  const changed = () => setKey(crypto.randomUUID());
  const { run, isBusy } = useAction({
    send: async () => {
      const variables = { words, key };
      await (kind === 'ERASURE' ? askErasure({ variables }) : askCorrection({ variables }));
      return text.asked;
    },
    failureText: (failure) => failureText(text.notAsked, failure),
    reloads: [OwnDataRequestsDocument],
    onDone: () => {
      setWords('');
      setAgrees(false);
      changed();
      // The form goes with its button.
      summary.current?.focus();
    },
  });
  return (
    <details>
      <summary ref={summary} className={styles.summary}>
        {title}
      </summary>
      {standing ? (
        <p>{stateText(standing)}</p>
      ) : (
        <form
          className={styles.part}
          onSubmit={(event) => {
            event.preventDefault();
            if (!isBusy && isReady) run();
          }}
        >
          <p>{hint}</p>
          <label className={styles.field}>
            <span>{label}</span>
            <textarea
              rows={3}
              maxLength={1_000}
              value={words}
              readOnly={isBusy}
              onChange={({ target }) => {
                setWords(target.value);
                changed();
              }}
            />
          </label>
          {kind === 'ERASURE' && (
            <label className={styles.choice}>
              <input type="checkbox" checked={agrees} onChange={({ target }) => setAgrees(target.checked)} />
              {text.agree}
            </label>
          )}
          <ErrorSlot />
          <button type="submit" className="button button-quiet" disabled={!isReady} aria-busy={isBusy}>
            {text.ask}
          </button>
        </form>
      )}
    </details>
  );
}
