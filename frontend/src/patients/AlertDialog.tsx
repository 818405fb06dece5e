import { Form, Input } from 'antd';
import { failureText } from '../failure-text';
import type { DialogState } from '../ui/dialogs/Dialog';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { optionalTextRules } from '../ui/forms/form-rules';
import type { MutationFormProps } from '../ui/forms/MutationForm';
import { useSetPatientAlertMutation } from '../workplace/gql/generated';

interface Props extends DialogState, Pick<MutationFormProps<object>, 'reloads'> {
  readonly patient: { readonly id: string; readonly version: number };
  readonly alert: string | null;
}

/** Sets what everybody who meets the patient must know; empty removes it. */
export function AlertDialog({ patient, alert, ...frame }: Props) {
  const [set] = useSetPatientAlertMutation();
  const send = async (values: { readonly alert?: string }) => {
    const text = values.alert?.trim() || null;
    await set({ variables: { patientId: patient.id, alert: text, version: patient.version } });
    return text ? 'The alert was saved.' : 'The alert was removed.';
  };
  return (
    <FormDialog<{ readonly alert?: string }>
      {...frame}
      title="Alert"
      name="alert"
      initialValues={{ alert: alert ?? '' }}
      submitLabel="Save"
      send={send}
      failureText={(failure) => failureText('Failed to save the alert', failure)}
    >
      <Form.Item
        name="alert"
        label="What everybody who meets this person must know"
        extra="Such as: hard of hearing, call the daughter. Nothing clinical. Empty removes it."
        rules={optionalTextRules(200)}
      >
        <Input.TextArea rows={3} maxLength={200} autoComplete="off" />
      </Form.Item>
    </FormDialog>
  );
}
