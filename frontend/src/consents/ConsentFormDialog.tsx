import { Form, Input } from 'antd';
import { failureText } from '../failure-text';
import type { DialogState } from '../ui/dialogs/Dialog';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { textRules } from '../ui/forms/form-rules';
import {
  ConsentFormsDocument,
  useSaveConsentFormMutation,
  type ConsentFormInput,
  type ConsentFormRowFragment,
} from './gql/generated';

interface Props extends DialogState {
  readonly form: ConsentFormRowFragment | 'new';
}

type Values = Omit<ConsentFormInput, 'formId'>;

/** Saves a new form of consent, or the next version of one. */
export function ConsentFormDialog({ form, ...frame }: Props) {
  const former = form === 'new' ? undefined : form;
  const [save] = useSaveConsentFormMutation();
  return (
    <FormDialog<Values>
      {...frame}
      title={former ? 'Next version of the form' : 'New consent form'}
      width={720}
      name="consentForm"
      initialValues={
        former
          ? { name: former.name, textEn: former.textEn, textHi: former.textHi }
          : { name: '', textEn: '', textHi: '' }
      }
      submitLabel={former ? 'Save as a new version' : 'Save form'}
      send={async (values) => {
        const { data } = await save({ variables: { input: { ...values, ...(former && { formId: former.formId }) } } });
        return `${values.name}: version ${data?.saveConsentForm.version ?? ''} is signed from now on.`;
      }}
      failureText={(failure) => failureText('The form could not be saved', failure)}
      reloads={[ConsentFormsDocument]}
    >
      <Form.Item name="name" label="Name" rules={textRules('Name', 80)}>
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item name="textEn" label="Text in English" rules={textRules('Text in English', 8_000)}>
        <Input.TextArea rows={8} autoComplete="off" />
      </Form.Item>
      <Form.Item name="textHi" label="Text in Hindi" rules={textRules('Text in Hindi', 8_000)}>
        <Input.TextArea rows={8} lang="hi" autoComplete="off" />
      </Form.Item>
    </FormDialog>
  );
}
