import { Form, Input, type FormRule } from 'antd';

interface Props {
  readonly name: (string | number)[];
  readonly label: string;
}

const rules: FormRule[] = [
  {
    validateTrigger: 'onBlur',
    validator: async (_rule, typed: string | undefined) => {
      if (!/^-?\d{1,4}(?:[.,]\d)?$/.test(typed?.trim() ?? ''))
        throw new Error('Enter a number with at most one digit after the point');
    },
  },
];

/** A number of a protocol, such as degrees, with at most one decimal. */
export function NumberField({ name, label }: Props) {
  return (
    <Form.Item name={name} label={label} rules={rules}>
      <Input inputMode="decimal" autoComplete="off" maxLength={7} />
    </Form.Item>
  );
}
