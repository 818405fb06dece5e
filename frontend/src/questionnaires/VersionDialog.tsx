import { Form, Input } from 'antd';
import { failureText } from '../failure-text';
import { Dialog, type DialogState } from '../ui/dialogs/Dialog';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { ifRead } from '../protocols/if-read';
import { reasonRules } from '../ui/forms/form-rules';
import { useConflict } from '../ui/forms/useConflict';
import { useFreshQuery } from '../ui/hooks/useFreshQuery';
import {
  QuestionnairesDocument,
  useActivateQuestionnaireMutation,
  type QuestionnaireVersionFragment,
} from './gql/generated';
import { QuestionnaireText } from './QuestionnaireText';

interface Props extends DialogState {
  readonly version: QuestionnaireVersionFragment;
  readonly isDoctor: boolean;
}

/** A version to read; a doctor activates a draft below it, with a statement of the right by which the clinic uses it. */
export function VersionDialog({ version: opened, isDoctor, ...frame }: Props) {
  const [activate] = useActivateQuestionnaireMutation();
  const read = useFreshQuery();
  const { known: version = opened, conflict } = useConflict({
    known: opened,
    readAgain: async () =>
      (await read(QuestionnairesDocument, {}))?.questionnaires.find(
        (one) => one.slug === opened.slug && one.version === opened.version,
      ),
    show: () => <p>What stands above is the draft as it is now. Read it again before you activate it.</p>,
  });
  const { slug, status, title, contentHash } = version;
  const heading = `${title.en}, version ${version.version}`;
  if (!isDoctor || status !== 'DRAFT')
    return (
      <Dialog {...frame} title={heading} width={640} isClosedBeside>
        <QuestionnaireText version={version} />
      </Dialog>
    );
  return (
    <FormDialog<{ readonly statement: string }>
      {...frame}
      title={heading}
      width={640}
      lead={<QuestionnaireText version={version} />}
      name="questionnaire-activate"
      submitLabel="Activate"
      send={async ({ statement }) => {
        const variables = { slug, version: version.version, statement: statement.trim() };
        await activate({ variables, context: ifRead(contentHash) });
        return `${title.en} is active.`;
      }}
      failureText={(failure) => failureText('The questionnaire was not activated', failure)}
      conflict={conflict}
      reloads={[QuestionnairesDocument]}
    >
      <Form.Item
        name="statement"
        label="Statement"
        rules={reasonRules('Statement', 10, 500)}
        extra="That you have read it in both languages, and by what right the clinic uses it. It stands with your name, and the version never changes."
      >
        <Input.TextArea rows={2} autoComplete="off" />
      </Form.Item>
    </FormDialog>
  );
}
