import { Checkbox, Form, Input } from 'antd';
import { failureText } from '#src/failure-text';
import type { DialogState } from '#src/ui/dialogs/Dialog';
import { FormDialog } from '#src/ui/dialogs/FormDialog';
import { Subject } from '#src/ui/layout/Subject';
import { AbhaOfPatientDocument, useSetAbhaMutation, type PatientAbhaFragment } from './gql/generated';

interface Values {
  readonly number?: string;
  readonly address?: string;
  readonly isCompared?: boolean;
}

interface Props extends DialogState {
  readonly patientId: string;
  readonly name: string;
  readonly abha: PatientAbhaFragment | null;
}

/** Saves an ABHA as it stands on the patient's card; an emptied field removes it. */
export function SetAbhaDialog({ patientId, name, abha, ...frame }: Props) {
  const [set] = useSetAbhaMutation();
  /** A part that differs from the shown one. One that stays as it is is not sent: a hospital may have sent another meanwhile. */
  const changedPart = (part: 'number' | 'address', typed = '') =>
    typed.trim() === (abha?.[part] ?? '') ? {} : { [part]: typed.trim() || null };
  return (
    <FormDialog<Values>
      {...frame}
      title={abha ? 'Change the ABHA' : 'Add the ABHA'}
      lead={
        <Subject>
          <strong>{name}</strong>
        </Subject>
      }
      name="abha"
      initialValues={{ number: abha?.number ?? '', address: abha?.address ?? '' }}
      submitLabel="Save"
      send={async ({ number, address, isCompared = false }) => {
        const input = { ...changedPart('number', number), ...changedPart('address', address), isCompared };
        await set({ variables: { patientId, input } });
        return 'The ABHA was saved.';
      }}
      failureText={(failure) => failureText('Failed to save the ABHA', failure)}
      reloads={[AbhaOfPatientDocument]}
    >
      <Form.Item name="number" label="Number (optional)" extra="14 digits, as they stand on the card.">
        <Input inputMode="numeric" maxLength={30} autoComplete="off" />
      </Form.Item>
      <Form.Item name="address" label="Address (optional)" extra="Such as name@abdm.">
        <Input maxLength={100} autoComplete="off" />
      </Form.Item>
      <Form.Item name="isCompared" valuePropName="checked">
        <Checkbox>Save it although the last digit does not fit: I compared the number with the card</Checkbox>
      </Form.Item>
    </FormDialog>
  );
}
