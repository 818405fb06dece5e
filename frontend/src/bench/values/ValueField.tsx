import { Form, Input, type FormRule } from 'antd';
import type { ReactNode } from 'react';
import { factsOf, isYesOrNo, type Measure } from '#src/protocols/measures';
import { RadioChoice } from '#src/ui/forms/RadioChoice';
import { typedValue } from '#src/values/typed-value';

interface Props {
  readonly name: readonly (string | number)[];
  readonly label: string;
  readonly measure: Measure;
  readonly extra?: ReactNode;
}

/** The input of a value: yes or no, or a number whose bounds the label names. */
export function ValueField({ name, label, measure, extra }: Props) {
  const { unit, least } = factsOf(measure);
  if (isYesOrNo(measure))
    return (
      <Form.Item name={[...name]} label={label} extra={extra}>
        <RadioChoice label={label} options={yesAndNo} />
      </Form.Item>
    );
  return (
    <Form.Item
      name={[...name]}
      label={`${label} (${unit ? `${unit}, ` : ''}${rangeOf(measure)})`}
      rules={[withinBounds(measure)]}
      extra={extra}
    >
      {/* Some decimal keypads have no minus. Do not cut off text: 00082.5 would become another number. */}
      <Input inputMode={least < 0 ? 'text' : 'decimal'} autoComplete="off" />
    </Form.Item>
  );
}

const yesAndNo = [
  { value: 1, label: 'Yes' },
  { value: 0, label: 'No' },
];

function rangeOf(measure: Measure): string {
  const { least, most, isWhole } = factsOf(measure);
  return `${least} to ${most}${isWhole ? ', whole numbers' : ''}`;
}

/** Rejects a value out of bounds; values are neither rounded nor clamped, because they may be typing errors. */
function withinBounds(measure: Measure): FormRule {
  const { least, most, isWhole } = factsOf(measure);
  return {
    validateTrigger: 'onBlur',
    validator: async (_rule, typed: string | undefined) => {
      if (typed?.trim() && typedValue(typed, factsOf(measure)) === undefined)
        throw new Error(
          isWhole
            ? `Enter a whole number from ${least} to ${most}`
            : `Enter a number from ${least} to ${most}, with at most one digit after the point`,
        );
    },
  };
}

/** Converts an input's value to a number; undefined if it is empty or out of bounds. */
export const valueOf = (measure: Measure, entered: string | number | undefined): number | undefined =>
  typeof entered === 'string' ? typedValue(entered, factsOf(measure)) : entered;
