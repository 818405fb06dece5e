import { Form } from 'antd';
import { failureText } from '../failure-text';
import type { DialogState } from '../ui/dialogs/Dialog';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { CheckboxChoice } from '../ui/forms/CheckboxChoice';
import {
  QuestionnairesDocument,
  useSetProtocolQuestionnairesMutation,
  type QuestionnairesQuery,
  type QuestionnaireVersionFragment,
} from './gql/generated';

/** Most questionnaires of a protocol. */
const most = 4;

interface Props extends DialogState {
  readonly protocol: QuestionnairesQuery['protocols'][number];
  readonly active: readonly QuestionnaireVersionFragment[];
}

/** Chooses the questionnaires that the plans of a protocol are asked. */
export function AskedDialog({ protocol, active, ...frame }: Props) {
  const [set] = useSetProtocolQuestionnairesMutation();
  const slugs = active.map(({ slug }) => slug);
  return (
    <FormDialog<{ readonly slugs: readonly string[] }>
      {...frame}
      title={`Questionnaires of ${protocol.name}`}
      lead={<p>New plans are asked them at once, plans in progress from the next occasion that begins.</p>}
      name="questionnaires-asked"
      // One that was retired meanwhile cannot be chosen again.
      initialValues={{ slugs: protocol.questionnaires.filter((slug) => slugs.includes(slug)) }}
      submitLabel="Save"
      send={async (chosen) => {
        await set({ variables: { protocolId: protocol.id, slugs: [...chosen.slugs] } });
        return `The questionnaires of ${protocol.name} were saved.`;
      }}
      failureText={(failure) => failureText('The choice was not saved', failure)}
      reloads={[QuestionnairesDocument]}
    >
      <Form.Item
        name="slugs"
        label={`Up to ${most}`}
        rules={[{ type: 'array', max: most, message: `Choose up to ${most}` }]}
      >
        <CheckboxChoice
          label="Questionnaires"
          options={active.map(({ slug, title }) => ({ value: slug, label: title.en }))}
        />
      </Form.Item>
    </FormDialog>
  );
}
