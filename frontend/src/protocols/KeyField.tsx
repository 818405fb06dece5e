import { Form, Input, type FormRule } from 'antd';

const rules: FormRule[] = [
  {
    validateTrigger: 'onBlur',
    pattern: /^[a-zA-Z][a-zA-Z0-9-]{0,39}$/,
    required: true,
    message: 'Enter up to 40 letters, digits and hyphens, beginning with a letter',
  },
];

/** The key of a phase, criterion, exercise or sign. Data is stored under the key, regardless of the name. */
export function KeyField({ name }: { readonly name: (string | number)[] }) {
  return (
    <Form.Item name={name} label="Key" rules={rules}>
      <Input autoComplete="off" autoCapitalize="off" spellCheck={false} maxLength={40} />
    </Form.Item>
  );
}
