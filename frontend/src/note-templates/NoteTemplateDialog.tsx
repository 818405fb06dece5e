import { Form, Input, Select } from 'antd';
import { measureNames } from '#src/protocols/measure-labels';
import { failureText } from '../failure-text';
import type { DialogState } from '../ui/dialogs/Dialog';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { choiceRules, optionalTextRules, textRules } from '../ui/forms/form-rules';
import { besideSelect } from '../ui/forms/select-popup';
import {
  NoteTemplatesDocument,
  useSaveNoteTemplateMutation,
  type NoteTemplateInput,
  type NoteTemplateRowFragment,
} from './gql/generated';
import { kindLabels } from './note-kinds';

interface Props extends DialogState {
  readonly template: NoteTemplateRowFragment | 'new';
  readonly shares: boolean;
}

type Values = Omit<NoteTemplateInput, 'id' | 'isShared'>;

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const texts = [
  { name: 'subjective', label: 'What the patient says' },
  { name: 'objective', label: 'What was found' },
  { name: 'assessment', label: 'What it means' },
  { name: 'plan', label: 'What comes next' },
] as const;

/** Adds or changes a template of treatment notes. */
export function NoteTemplateDialog({ template, shares, ...frame }: Props) {
  const former = template === 'new' ? undefined : template;
  const [save] = useSaveNoteTemplateMutation();
  const select = { getPopupContainer: besideSelect, showSearch: { optionFilterProp: 'label' } } as const;
  const send = async (values: Values) => {
    const input = { ...values, isShared: shares, ...(former && { id: former.id }) };
    await save({ variables: { input, ...(former && { version: former.version }) } });
    return `The template ${values.name} was saved.`;
  };
  return (
    <FormDialog<Values>
      {...frame}
      title={former ? 'Edit template' : 'New template'}
      width={640}
      name="noteTemplate"
      initialValues={former ? valuesOf(former) : { name: '', kind: 'SESSION', measures: [] }}
      submitLabel="Save template"
      send={send}
      failureText={(failure) => failureText('The template could not be saved', failure)}
      reloads={[NoteTemplatesDocument]}
    >
      <Form.Item name="name" label="Name" rules={textRules('Name', 60)}>
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item name="kind" label="What it is for" rules={choiceRules('Choose what it is for')}>
        <Select<string> {...select} options={optionsOf(kindLabels)} />
      </Form.Item>
      {texts.map(({ name, label }) => (
        <Form.Item key={name} name={name} label={label} rules={optionalTextRules(4_000)}>
          <Input.TextArea rows={3} autoComplete="off" />
        </Form.Item>
      ))}
      <Form.Item name="measures" label="Values that it asks for">
        <Select<string[]> {...select} mode="multiple" maxCount={12} options={optionsOf(measureNames)} />
      </Form.Item>
    </FormDialog>
  );
}

const valuesOf = ({ name, kind, subjective, objective, assessment, plan, measures }: NoteTemplateRowFragment) => ({
  name,
  kind,
  subjective,
  objective,
  assessment,
  plan,
  measures,
});
