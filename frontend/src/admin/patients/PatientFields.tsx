import { Form } from 'antd';
import type { ReactNode } from 'react';
import { FormGrid, Wide } from '../../ui/FormGrid';
import { patientFields } from './patient-fields';

interface Props {
  /** The input `userId`: a choice for a new record, read-only for one that exists; none where it is not asked for. */
  readonly userField?: ReactNode;
  /** As it is known, in digits. */
  readonly age?: string | undefined;
}

/** The inputs of the patient form (spec §5). */
export function PatientFields({ userField, age }: Props) {
  return (
    <FormGrid>
      {userField && <Wide>{userField}</Wide>}
      {patientFields.map(({ name, label, rules, control, isWide }) => {
        const item = (
          <Form.Item key={name} name={name} label={label} {...(rules && { rules: rules(age) })}>
            {control}
          </Form.Item>
        );
        return isWide ? <Wide key={name}>{item}</Wide> : item;
      })}
    </FormGrid>
  );
}
