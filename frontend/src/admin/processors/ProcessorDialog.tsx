import { Form, Input } from 'antd';
import { failureText } from '#src/failure-text';
import type { DialogState } from '#src/ui/dialogs/Dialog';
import { FormDialog } from '#src/ui/dialogs/FormDialog';
import { FormGrid, Wide } from '#src/ui/forms/FormGrid';
import { optionalTextRules, textRules } from '#src/ui/forms/form-rules';
import { useConflict } from '#src/ui/forms/useConflict';
import { useFreshQuery } from '#src/ui/hooks/useFreshQuery';
import {
  DataProcessorsDocument,
  useSaveDataProcessorMutation,
  type DataProcessorInput,
  type ProcessorRowFragment,
} from './gql/generated';

interface Props extends DialogState {
  /** An entry, what is known by the configuration alone, or a new entry. */
  readonly processor: ProcessorRowFragment | 'new';
}

type Values = Omit<DataProcessorInput, 'id' | 'part'>;

const texts = [
  { name: 'purposes', label: 'Purposes', hint: 'What it processes data for.' },
  { name: 'categories', label: 'Categories of data', hint: 'Such as names, numbers, medical files.' },
  { name: 'storagePlace', label: 'Place of storage', hint: 'Country, city or system.' },
] as const;

const valuesOf = (row: ProcessorRowFragment): Values => {
  const { name, purposes, categories, storagePlace, retention, contractOn, endsOn } = row;
  return { name, purposes, categories, storagePlace, retention, contractOn, endsOn };
};

const factsOf = (row: ProcessorRowFragment) => ({
  Name: row.name,
  Purposes: row.purposes,
  'Categories of data': row.categories,
  'Place of storage': row.storagePlace,
  Retention: row.retention,
  'Day of the contract': row.contractOn ?? '',
  'Last day': row.endsOn ?? '',
});

/** Adds or changes an entry of the register of processors. */
export function ProcessorDialog({ processor, ...frame }: Props) {
  const former = processor === 'new' ? undefined : processor;
  const [save] = useSaveDataProcessorMutation();
  const read = useFreshQuery();
  const { known, conflict } = useConflict({
    known: former,
    readAgain: async () =>
      (await read(DataProcessorsDocument, {}))?.dataProcessors.find(({ id }) => id !== null && id === former?.id),
    factsOf,
    valuesOf,
  });
  const send = async ({ contractOn, endsOn, ...values }: Values) => {
    const named = former?.id ? { id: former.id } : { ...(former?.part && { part: former.part }) };
    const input = { ...values, ...named, contractOn: contractOn || null, endsOn: endsOn || null };
    await save({ variables: { input, ...(known?.version && { version: known.version }) } });
    return `The entry ${values.name} was saved.`;
  };
  return (
    <FormDialog<Values>
      {...frame}
      title={former ? former.name : 'New entry'}
      width={640}
      name="processor"
      initialValues={former ? valuesOf(former) : { retention: '' }}
      submitLabel="Save entry"
      send={send}
      failureText={(failure) => failureText('The entry could not be saved', failure)}
      conflict={conflict}
      reloads={[DataProcessorsDocument]}
    >
      <FormGrid>
        <Wide>
          <Form.Item name="name" label="Name" rules={textRules('Name', 120)}>
            <Input autoComplete="off" />
          </Form.Item>
          {texts.map(({ name, label, hint }) => (
            <Form.Item key={name} name={name} label={label} extra={hint} rules={textRules(label, 500)}>
              <Input.TextArea rows={2} autoComplete="off" />
            </Form.Item>
          ))}
          <Form.Item name="retention" label="Retention (optional)" rules={optionalTextRules(500)}>
            <Input.TextArea rows={2} autoComplete="off" />
          </Form.Item>
        </Wide>
        <Form.Item name="contractOn" label="Day of the contract (optional)">
          <Input type="date" />
        </Form.Item>
        <Form.Item name="endsOn" label="Last day (optional)">
          <Input type="date" />
        </Form.Item>
      </FormGrid>
    </FormDialog>
  );
}
