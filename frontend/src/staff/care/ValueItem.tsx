import { Form, Input, type FormRule } from 'antd';
import { modeLabels } from '../../protocols/measure-labels';
import { factsOf, isYesOrNo, type Measure } from '../../protocols/measures';
import { RadioChoice } from '../../ui/RadioChoice';
import { typedValue } from '../../values/typed-value';
import { isEitherWay, type Asked } from './asked-values';

/** A value that was measured, as it is typed, or answered with yes or no; and how the movement was made where the phase leaves that open. */
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
        {/* The keys for decimals have no minus on some phones. Nothing typed is cut off: of 00082.5 would be left another number. */}
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
