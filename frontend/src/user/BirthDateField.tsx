import { Form } from 'antd';
import * as text from '#messages/profileForm';
import { birthDateOf, birthDateRules, birthDateText } from './birth-date';
import { BirthDateInput } from './BirthDateInput';

/** A Form.Item for the date of birth, with the parsed date as help text. */
export function BirthDateField({ className }: { readonly className: string | undefined }) {
  const typed = birthDateOf(Form.useWatch<string | undefined>('dateOfBirth') ?? '');
  return (
    <Form.Item
      name="dateOfBirth"
      label={text.dateOfBirth}
      extra={typed ? birthDateText(typed) : text.dateOfBirthHint}
      rules={birthDateRules}
      {...(className && { className })}
    >
      <BirthDateInput />
    </Form.Item>
  );
}
