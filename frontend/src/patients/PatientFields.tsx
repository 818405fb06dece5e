import { Form } from 'antd';
import type { ReactNode } from 'react';
import { FormGrid, Wide } from '../ui/forms/FormGrid';
import { patientFields } from './patient-fields';

interface Props {
  /** The input `userId`: a select for a new record, read-only for an existing one; omitted if it does not apply. */
  readonly userField?: ReactNode;
  /** Fields that are left out. */
  readonly without?: readonly string[];
  /** The known age in digits. */
  readonly age?: string | undefined;
}

/** The inputs of the patient form. */
export function PatientFields({ userField, without = [], age }: Props) {
  return (
    <FormGrid>
      {userField && <Wide>{userField}</Wide>}
      {patientFields
        .filter(({ name }) => !without.includes(name))
        .map(({ name, label, rules, control, isWide }) => {
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
