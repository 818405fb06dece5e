import { Form } from 'antd';
import { birthDateOf, birthDateRules, birthDateText } from './birth-date';
import { BirthDateInput } from './BirthDateInput';

/** The date of birth, as the form around names it, with what is typed as people say it. */
export function BirthDateField({ className }: { readonly className: string | undefined }) {
  const typed = birthDateOf(Form.useWatch<string | undefined>('dateOfBirth') ?? '');
  return (
    <Form.Item
      name="dateOfBirth"
      label="Date of birth"
      extra={typed ? birthDateText(typed) : 'Day, month and year, such as 23/04/1958 or 23041958'}
      rules={birthDateRules}
      {...(className && { className })}
    >
      <BirthDateInput />
    </Form.Item>
  );
}
