import { Form, Input } from 'antd';
import { failureText } from '../failure-text';
import type { DialogState } from '../ui/dialogs/Dialog';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { optionalTextRules } from '../ui/forms/form-rules';
import { DeskPatientDocument, useSetPatientAlertMutation, type DeskPatientQuery } from './gql/generated';

interface Props extends DialogState {
  readonly known: DeskPatientQuery['deskPatient'];
}

/** Sets what everybody who meets the patient must know; empty removes it. */
export function AlertDialog({ known: { patient, alert }, ...frame }: Props) {
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
      reloads={[DeskPatientDocument]}
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
