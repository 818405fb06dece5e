import { useState } from 'react';
import { Button, Form, Input } from 'antd';
import { failureText } from '#src/failure-text';
import { useConfirm } from '#src/ui/dialogs/ConfirmProvider';
import { Dialog, type DialogState } from '#src/ui/dialogs/Dialog';
import { FormDialog } from '#src/ui/dialogs/FormDialog';
import { useDialog } from '#src/ui/dialogs/useDialog';
import { ErrorSlot, ErrorSlotProvider } from '#src/ui/feedback/ErrorSlotProvider';
import { QueryBoundary } from '#src/ui/feedback/QueryBoundary';
import { TextSkeleton } from '#src/ui/feedback/TextSkeleton';
import { BilingualField } from '#src/ui/forms/BilingualField';
import { textRules } from '#src/ui/forms/form-rules';
import { useAction } from '#src/ui/hooks/useAction';
import { EmptyList } from '#src/ui/lists/EmptyList';
import {
  CareAnswersDocument,
  useCareAnswersQuery,
  useDeleteCareAnswerMutation,
  useSaveCareAnswerMutation,
  type CareAnswersQuery,
} from './gql/generated';
import styles from './team-messages.module.css';

type Answer = CareAnswersQuery['careAnswers'][number];

/** Answers that are written often: add, change and delete them. */
export function AnswersDialog(frame: DialogState) {
  const query = useCareAnswersQuery();
  const editing = useDialog<Answer | 'new'>();
  return (
    <>
      <Dialog {...frame} title="Canned answers">
        <ErrorSlotProvider>
          <ErrorSlot />
          <QueryBoundary
            query={query}
            failureText={(failure) => failureText('Failed to fetch the answers', failure)}
            skeleton={<TextSkeleton lines={4} />}
          >
            {({ careAnswers }) => <Answers answers={careAnswers} onEdit={editing.open} />}
          </QueryBoundary>
        </ErrorSlotProvider>
      </Dialog>
      {editing.subject && (
        <AnswerDialog
          key={editing.subject === 'new' ? 'new' : editing.subject.id}
          answer={editing.subject === 'new' ? undefined : editing.subject}
          {...editing.frame}
        />
      )}
    </>
  );
}

interface AnswersProps {
  readonly answers: readonly Answer[];
  readonly onEdit: (answer: Answer | 'new') => void;
}

function Answers({ answers, onEdit }: AnswersProps) {
  const confirm = useConfirm();
  const [remove] = useDeleteCareAnswerMutation();
  const deleting = useAction<Answer>({
    send: async ({ id, title }) => {
      await remove({ variables: { id } });
      return `“${title}” was deleted.`;
    },
    failureText: (failure) => failureText('Failed to delete the answer', failure),
    keyOf: ({ id }) => id,
    reloads: [CareAnswersDocument],
  });
  const ask = async (answer: Answer) => {
    const isSure = await confirm({
      title: `Delete “${answer.title}”?`,
      content: 'Messages that were sent with it stay as they are.',
      okText: 'Delete',
      cancelText: 'Keep',
      isDanger: true,
    });
    if (isSure) deleting.run(answer);
  };
  return (
    <>
      {answers.length === 0 && <EmptyList title="No canned answers yet." hint="Add one that you write often." />}
      <ul className={styles.rows}>
        {answers.map((answer) => (
          <li key={answer.id} className={styles.row}>
            <strong>{answer.title}</strong>
            <span className={styles.details}>{answer.text.en}</span>
            <span className={styles.details} lang="hi">
              {answer.text.hi}
            </span>
            <div className={styles.actions}>
              <Button aria-label={`Change ${answer.title}`} onClick={() => onEdit(answer)}>
                Change
              </Button>
              <Button
                aria-label={`Delete ${answer.title}`}
                loading={deleting.isBusyWith(answer.id)}
                onClick={() => void ask(answer)}
              >
                Delete
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Button type="primary" onClick={() => onEdit('new')}>
        Add an answer
      </Button>
    </>
  );
}

interface Values {
  readonly title: string;
  readonly text: { readonly en: string; readonly hi: string };
}

function AnswerDialog({ answer, ...frame }: DialogState & { readonly answer: Answer | undefined }) {
  const [save] = useSaveCareAnswerMutation();
  const [initial] = useState(answer && { title: answer.title, text: answer.text });
  return (
    <FormDialog<Values>
      {...frame}
      title={answer ? 'Change the answer' : 'New answer'}
      name="care-answer"
      submitLabel="Save"
      initialValues={initial}
      send={async ({ title, text: { en, hi } }) => {
        await save({ variables: { id: answer?.id ?? null, title, text: { en, hi } } });
        return `“${title.trim()}” was saved.`;
      }}
      failureText={(failure) => failureText('Failed to save the answer', failure)}
      reloads={[CareAnswersDocument]}
    >
      <Form.Item name="title" label="Title" rules={textRules('Title', 60)}>
        <Input autoComplete="off" maxLength={60} />
      </Form.Item>
      <BilingualField name="text" label="Answer" most={1_000} isLong />
    </FormDialog>
  );
}
