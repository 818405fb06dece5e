import { useState } from 'react';
import * as text from '#messages/family';
import { failureText } from '#src/failure-text';
import { ErrorSlot } from '#src/ui/feedback/ErrorSlotProvider';
import { useAction } from '#src/ui/hooks/useAction';
import { languageOfAnswers } from '../today/day-request';
import { OwnFamilyDocument, useInviteFamilyMutation, type FamilyRight } from './gql/generated';
import styles from './Family.module.css';
import { RightChoices } from './RightChoices';

const fields = [
  ['name', text.name, 'text', 120],
  ['relation', text.relation, 'text', 40],
  ['phoneNumber', text.phone, 'tel', 20],
] as const;

const empty = { name: '', relation: '', phoneNumber: '' };

/** Lets somebody in: who, what they may do, and the consent text. What was typed stays when it is refused. */
export function InviteForm() {
  const [typed, setTyped] = useState(empty);
  const [rights, setRights] = useState<readonly FamilyRight[]>(['TICK']);
  const [agrees, setAgrees] = useState(false);
  // Another key for another input: a repeat after a lost answer lets nobody in twice.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [invite] = useInviteFamilyMutation();
  const changed = () => setKey(crypto.randomUUID());
  const { run, isBusy } = useAction({
    send: async () => {
      await invite({ variables: { input: { ...typed, rights }, language: languageOfAnswers, key } });
      return text.wasInvited;
    },
    failureText: (failure) => failureText(text.notSaved, failure),
    reloads: [OwnFamilyDocument],
    onDone: () => {
      setTyped(empty);
      setAgrees(false);
      changed();
    },
  });
  const isEmpty = Object.values(typed).some((value) => value.trim() === '');
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy && !isEmpty && agrees) run();
      }}
    >
      {fields.map(([name, label, type, longest]) => (
        <label key={name} className={styles.field}>
          <span>{label}</span>
          <input
            type={type}
            maxLength={longest}
            autoComplete="off"
            value={typed[name]}
            readOnly={isBusy}
            onChange={({ target }) => {
              setTyped({ ...typed, [name]: target.value });
              changed();
            }}
          />
        </label>
      ))}
      <RightChoices
        rights={rights}
        isBusy={isBusy}
        onChange={(next) => {
          setRights(next);
          changed();
        }}
      />
      <p>{text.consent}</p>
      <label className={styles.choice}>
        <input type="checkbox" checked={agrees} onChange={({ target }) => setAgrees(target.checked)} />
        {text.agree}
      </label>
      <ErrorSlot />
      <div className={styles.actions}>
        <button type="submit" className="button" disabled={isEmpty || !agrees} aria-busy={isBusy}>
          {text.send}
        </button>
      </div>
    </form>
  );
}
