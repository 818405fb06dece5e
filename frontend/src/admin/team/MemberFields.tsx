import { Form, Input } from 'antd';
import { FormGrid } from '#src/ui/forms/FormGrid';
import { mobileNumberRules, optionalTextRules, textRules } from '#src/ui/forms/form-rules';
import type { UserType } from './gql/generated';
import { isClinician } from './team-labels';

/** Input values of a member, by the server's field names. */
export interface MemberValues {
  readonly fullName: string;
  readonly phoneNumber?: string;
  readonly specialization?: string;
  readonly registrationNumber?: string;
}

interface Props {
  readonly userType: UserType;
  /** Help text of the number input; without it, the input is omitted. */
  readonly numberHint?: string | undefined;
  /** A member without an account may have no number. */
  readonly isNumberOptional?: boolean;
}

/** Name and number; for physiotherapists and doctors, the qualification. */
export function MemberFields({ userType, numberHint, isNumberOptional = false }: Props) {
  return (
    <FormGrid>
      <Form.Item name="fullName" label="Full name" rules={textRules('Full name', 120)}>
        <Input autoComplete="off" />
      </Form.Item>
      {numberHint && (
        <Form.Item
          name="phoneNumber"
          label={isNumberOptional ? 'Mobile number (optional)' : 'Mobile number'}
          rules={isNumberOptional ? [] : mobileNumberRules('Mobile number')}
          extra={numberHint}
        >
          <Input type="tel" autoComplete="off" />
        </Form.Item>
      )}
      {isClinician(userType) && (
        <>
          <Form.Item name="specialization" label="Specialization" rules={textRules('Specialization', 80)}>
            <Input autoComplete="off" placeholder="Such as Orthopaedic" />
          </Form.Item>
          <Form.Item
            name="registrationNumber"
            label="Registration number (optional)"
            rules={optionalTextRules(60)}
            extra="In the council's register."
          >
            <Input autoComplete="off" />
          </Form.Item>
        </>
      )}
    </FormGrid>
  );
}
