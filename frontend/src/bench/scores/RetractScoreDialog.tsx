import { Form, Input } from 'antd';
import { failureText } from '#src/failure-text';
import type { DialogState } from '#src/ui/dialogs/Dialog';
import { FormDialog } from '#src/ui/dialogs/FormDialog';
import { reasonRules } from '#src/ui/forms/form-rules';
import { Subject } from '#src/ui/layout/Subject';
import { OutcomeScoresDocument, useRetractOutcomeMutation } from './gql/generated';
import { scoreText } from './score-texts';
import type { Scored } from './ScoresCard';

interface Props extends DialogState {
  readonly scored: Scored;
}

/** Takes a score back: it stays, crossed out, and counts no more. */
export function RetractScoreDialog({ scored: { score, instrument }, ...frame }: Props) {
  const [retract] = useRetractOutcomeMutation();
  return (
    <FormDialog<{ readonly reason: string }>
      {...frame}
      title="Take the score back"
      lead={
        <Subject>
          <strong>{instrument.name}</strong>
          <small>{scoreText(score, instrument)}</small>
        </Subject>
      }
      name="score-retract"
      submitLabel="Take it back"
      send={async ({ reason }) => {
        await retract({ variables: { id: score.id, reason: reason.trim() } });
        return 'The score was taken back.';
      }}
      failureText={(failure) => failureText('The score was not taken back', failure)}
      reloads={[OutcomeScoresDocument]}
    >
      <Form.Item name="reason" label="Reason" rules={reasonRules('Reason', 10, 300)}>
        <Input autoComplete="off" />
      </Form.Item>
    </FormDialog>
  );
}
