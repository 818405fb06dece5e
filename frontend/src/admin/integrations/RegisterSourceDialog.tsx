import { Form, Input } from 'antd';
import { failureText } from '#src/failure-text';
import type { DialogState } from '#src/ui/dialogs/Dialog';
import { optionalTextRules, textRules } from '#src/ui/forms/form-rules';
import { FormDialog } from '#src/ui/dialogs/FormDialog';
import { Hl7SourcesDocument, useCreateHl7SourceMutation, type CreateHl7SourceInput } from './gql/generated';

/** Maximum length of a sender name in HL7 v2. */
const LONGEST_SENDER = 227;

/** Registers an HL7 v2 source. */
export function RegisterSourceDialog(frame: DialogState) {
  const [create] = useCreateHl7SourceMutation();
  return (
    <FormDialog<CreateHl7SourceInput>
      {...frame}
      title="Register a source"
      name="source"
      initialValues={{ facility: '' }}
      submitLabel="Register"
      send={async (input) => {
        await create({ variables: { input } });
        return `Messages of ${input.name.trim()} are taken from now on.`;
      }}
      failureText={(failure) => failureText('Failed to register the source', failure)}
      reloads={[Hl7SourcesDocument]}
    >
      <Form.Item name="name" label="Name" rules={textRules('Name', 120)}>
        <Input maxLength={120} autoComplete="off" placeholder="City Hospital, admissions" />
      </Form.Item>
      <Form.Item
        name="application"
        label="Sending application (MSH-3)"
        rules={textRules('Sending application', LONGEST_SENDER)}
      >
        <Input maxLength={LONGEST_SENDER} autoComplete="off" placeholder="ADT1" />
      </Form.Item>
      <Form.Item
        name="facility"
        label="Sending facility (MSH-4)"
        rules={optionalTextRules(LONGEST_SENDER)}
        extra="Exactly as its messages say it, and empty where they say nothing."
      >
        <Input maxLength={LONGEST_SENDER} autoComplete="off" placeholder="CITY" />
      </Form.Item>
      <Form.Item
        name="identifierSystem"
        label="System of its identifiers"
        rules={textRules('System of its identifiers', 500)}
        extra="A URI for the numbers that it gives its patients (PID-3): it finds and changes no record by any other."
      >
        <Input maxLength={500} autoComplete="off" placeholder="https://hospital.example/mrn" />
      </Form.Item>
    </FormDialog>
  );
}
