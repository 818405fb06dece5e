import type { DocumentNode } from 'graphql';
import { Checkbox, Form, Input } from 'antd';
import { failureText } from '../failure-text';
import type { DialogState } from '../ui/dialogs/Dialog';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { Subject } from '../ui/layout/Subject';
import { useSetAbhaMutation, type PatientAbhaFragment } from './gql/generated';

interface Values {
  readonly number?: string;
  readonly address?: string;
  readonly isCompared?: boolean;
}

/** Whose ABHA is shown and changed. */
export interface SetAbhaSubject {
  readonly patientId: string;
  /** Name of the patient. */
  readonly name: string;
  /** What is known of it; null for nothing. */
  readonly abha: PatientAbhaFragment | null;
  /** Queries to refetch after a change. */
  readonly reloads: readonly DocumentNode[];
}

/** Saves an ABHA as it stands on the patient's card; an emptied field removes it. */
export function SetAbhaDialog({ patientId, name, abha, reloads, ...frame }: SetAbhaSubject & DialogState) {
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
      reloads={reloads}
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
