import { useState, type ReactNode } from 'react';
import { failureText } from '#src/failure-text';
import { ErrorSlot } from '#src/ui/feedback/ErrorSlotProvider';
import { useAction } from '#src/ui/hooks/useAction';
import type { ConversationTexts } from './conversation-texts';
import styles from './Conversation.module.css';
import { keepDraft, newDraft, readDraft } from './draft';
import { useSendCareMessageMutation, useSendFamilyMessageMutation } from './gql/generated';
import { PhotoTray } from './PhotoTray';
import { usePhotos } from './usePhotos';

/** The most characters of a message. */
const longest = 2_000;

interface Props {
  readonly account: string;
  readonly conversation: string;
  /** The patient to whom the team writes; undefined for the patient's own. */
  readonly patientId?: string | undefined;
  /** The grant by which a family member writes for a patient. */
  readonly grantId?: string | undefined;
  readonly notice: ReactNode;
  readonly texts: ConversationTexts;
  /** Shows the message that was sent; never rejects. */
  readonly onSent: () => Promise<unknown>;
  /** Rendered above the field; may insert a text. */
  readonly tools?: ((insert: (text: string) => void) => ReactNode) | undefined;
}

/** Writes a message: nothing typed is lost by a failure, a reload or the end of a session. */
export function Composer({ account, conversation, patientId, grantId, notice, texts, onSent, tools }: Props) {
  const [draft, setDraft] = useState(() => readDraft(account, conversation));
  const chosen = usePhotos(texts.notUploaded);
  const [sendMessage] = useSendCareMessageMutation();
  const [sendAsFamily] = useSendFamilyMessageMutation();
  const write = (text: string) => {
    const next = newDraft(text);
    keepDraft(account, conversation, next);
    setDraft(next);
  };
  const sending = useAction({
    send: async () => {
      const { text, clientId } = draft;
      const input = { clientId, text, photoIds: chosen.ids };
      await (grantId === undefined
        ? sendMessage({ variables: { patientId: patientId ?? null, input } })
        : sendAsFamily({ variables: { grantId, input } }));
      write('');
      chosen.clear();
      await onSent();
    },
    failureText: (failure) => failureText(texts.notSent, failure),
  });
  const isEmpty = draft.text.trim() === '' && chosen.ids.length === 0;
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty && chosen.isReady) sending.run();
      }}
    >
      {notice}
      {tools?.((text) => write(draft.text.trim() === '' ? text : `${draft.text.trimEnd()}\n${text}`))}
      <label className={styles.field}>
        <span>{texts.message}</span>
        <textarea
          rows={3}
          maxLength={longest}
          value={draft.text}
          readOnly={sending.isBusy}
          onChange={({ target }) => write(target.value)}
        />
      </label>
      <PhotoTray chosen={chosen} texts={texts} onChange={() => write(draft.text)} />
      <ErrorSlot />
      <div className={styles.actions}>
        <button type="submit" className="button" disabled={sending.isBusy || isEmpty || !chosen.isReady}>
          {sending.isBusy ? texts.sending : texts.send}
        </button>
      </div>
    </form>
  );
}
