import { Form, Input } from 'antd';
import { FormGrid } from '../../ui/FormGrid';
import { mobileNumberRules, optionalTextRules, textRules } from '../../ui/form-rules';
import type { UserType } from './gql/generated';

/** What stands in the inputs of a member, named as the server names them. */
export interface MemberValues {
  readonly fullName: string;
  readonly phoneNumber?: string;
  readonly specialization?: string;
  readonly registrationNumber?: string;
}

interface Props {
  readonly userType: UserType;
  /** What is said of the number; without it there is no such input. */
  readonly numberHint?: string | undefined;
  /** Somebody without an account may have no number. */
  readonly isNumberOptional?: boolean;
}

/** Name and number; of those who treat or refer, what they are trained in. */
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
      {userType !== 'ADMIN' && (
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
