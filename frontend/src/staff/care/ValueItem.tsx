import { Form, Input, Radio, type FormRule } from 'antd';
import { modeWords } from '../../protocols/measure-words';
import { factsOf, isYesOrNo, type Measure } from '../../protocols/measures';
import { typedValue } from '../../values/typed-value';
import type { Asked } from './asked-values';

/** A value that was measured, as it is typed, or answered with yes or no. */
export function ValueItem({ asked: { name, measure, mode } }: { readonly asked: Asked }) {
  const { name: what, unit } = factsOf(measure);
  const label = mode ? `${what}, ${modeWords[mode]}` : what;
  if (isYesOrNo(measure))
    return (
      <Form.Item name={['values', name]} label={label}>
        <Radio.Group optionType="button" options={yesAndNo} />
      </Form.Item>
    );
  return (
    <Form.Item
      name={['values', name]}
      label={`${label} (${unit ? `${unit}, ` : ''}${rangeOf(measure)})`}
      rules={[withinBounds(measure)]}
    >
      <Input inputMode="decimal" autoComplete="off" maxLength={7} />
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

/** Nothing is rounded, nor brought within the bounds: what is a slip of the thumb is said. */
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

/** What an input holds, as a number; undefined where nothing was entered. */
export const valueOf = (measure: Measure, entered: string | number | undefined): number | undefined =>
  typeof entered === 'string' ? typedValue(entered, factsOf(measure)) : entered;
