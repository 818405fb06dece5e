import { Form, Input, type FormRule } from 'antd';
import { numberText } from '#src/values/number-text';

interface Props {
  readonly name: string | (string | number)[];
  readonly label: string;
  readonly extra?: string;
  readonly least: number;
  readonly most: number;
  /** Whether it may be empty. */
  readonly isOptional?: boolean;
}

/** A whole number within bounds, typed as digits. */
export function FigureField({ name, label, extra, least, most, isOptional = false }: Props) {
  const rules: FormRule[] = [
    {
      validateTrigger: 'onBlur',
      validator: async (_rule, typed: string | undefined) => {
        const digits = typed?.trim() ?? '';
        const isWithin = /^\d{1,9}$/.test(digits) && Number(digits) >= least && Number(digits) <= most;
        if (!isWithin && !(isOptional && digits === ''))
          throw new Error(`Enter a whole number from ${least} to ${numberText(most)}`);
      },
    },
  ];
  return (
    <Form.Item name={name} label={label} extra={extra} rules={rules}>
      <Input inputMode="numeric" autoComplete="off" maxLength={9} />
    </Form.Item>
  );
}
