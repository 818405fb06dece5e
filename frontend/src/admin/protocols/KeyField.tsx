import { Form, Input, type FormRule } from 'antd';

const rules: FormRule[] = [
  {
    validateTrigger: 'onBlur',
    pattern: /^[a-zA-Z][a-zA-Z0-9-]{0,39}$/,
    required: true,
    message: 'Enter up to 40 letters, digits and hyphens, beginning with a letter',
  },
];

/** The key of a phase, a rule, an exercise or a sign: what is entered for it is kept under the key, whatever it is called. */
export function KeyField({ name }: { readonly name: (string | number)[] }) {
  return (
    <Form.Item name={name} label="Key" rules={rules}>
      <Input autoComplete="off" autoCapitalize="off" spellCheck={false} maxLength={40} />
    </Form.Item>
  );
}
