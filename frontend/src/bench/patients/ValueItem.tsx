import { Form, Input, type FormRule } from 'antd';
import { modeLabels } from '#src/protocols/measure-labels';
import { factsOf, isYesOrNo, type Measure } from '#src/protocols/measures';
import { RadioChoice } from '#src/ui/forms/RadioChoice';
import { typedValue } from '#src/values/typed-value';
import { isEitherWay, type Asked } from './asked-values';

/** The input of a measured value, a number or yes/no, and of the motion mode if the phase accepts either. */
export function ValueItem({ asked }: { readonly asked: Asked }) {
  const { name, measure, mode } = asked;
  const { name: what, unit, least } = factsOf(measure);
  const label = mode ? `${what}, ${modeLabels[mode]}` : what;
  if (isYesOrNo(measure))
    return (
      <Form.Item name={['values', name]} label={label}>
        <RadioChoice label={label} options={yesAndNo} />
      </Form.Item>
    );
  return (
    <>
      <Form.Item
        name={['values', name]}
        label={`${label} (${unit ? `${unit}, ` : ''}${rangeOf(measure)})`}
        rules={[withinBounds(measure)]}
      >
        {/* Some decimal keypads have no minus. Do not cut off text: 00082.5 would become another number. */}
        <Input inputMode={least < 0 ? 'text' : 'decimal'} autoComplete="off" />
      </Form.Item>
      {isEitherWay(asked) && (
        <Form.Item name={['modes', name]} label={`How it was moved: ${what}`} initialValue="ACTIVE">
          <RadioChoice label={`How it was moved: ${what}`} options={bothModes} />
        </Form.Item>
      )}
    </>
  );
}

const bothModes = [
  { value: 'ACTIVE', label: modeLabels.ACTIVE },
  { value: 'PASSIVE', label: modeLabels.PASSIVE },
];

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

/** Converts an input's value to a number; undefined if it is empty. */
export const valueOf = (measure: Measure, entered: string | number | undefined): number | undefined =>
  typeof entered === 'string' ? typedValue(entered, factsOf(measure)) : entered;
