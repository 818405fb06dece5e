import { Form, Input, type FormRule } from 'antd';
import { ChipChoice } from '#src/ui/forms/ChipChoice';
import { choiceRules, optionalTextRules, textRules } from '#src/ui/forms/form-rules';
import { typedValue } from '#src/values/typed-value';
import type { PrecautionKind, WeightBearing } from '../patients/gql/generated';
import { weightLabels } from './precaution-texts';

const percents = { least: 5, most: 95, isWhole: true } as const;

/** Parses a typed percentage; undefined if it is out of bounds. */
export const percentOf = (typed: string) => typedValue(typed, percents);

const percentRules: FormRule[] = [
  {
    required: true,
    validateTrigger: 'onBlur',
    validator: async (_rule, typed: string | undefined) => {
      if (percentOf(typed ?? '') === undefined) throw new Error('Enter a whole number from 5 to 95');
    },
  },
];

const weights = Object.entries(weightLabels).map(([value, label]) => ({ value, label }));
const legs = [
  { value: 'LEFT', label: 'Left leg' },
  { value: 'RIGHT', label: 'Right leg' },
];
const sides = [
  { value: 'NONE', label: 'No side' },
  { value: 'LEFT', label: 'Left' },
  { value: 'RIGHT', label: 'Right' },
];

/** What else is asked of a kind of precaution: leg and weight, or words and a side. */
export function PrecautionFields({ kind }: { readonly kind: PrecautionKind | undefined }) {
  if (!kind) return null;
  return kind === 'WEIGHT_BEARING' ? <WeightFields /> : <OtherFields />;
}

function WeightFields() {
  return (
    <>
      <Form.Item
        name="side"
        label="Which leg"
        extra="The weight of an arm is a precaution of the kind Movement, in words."
        rules={[{ required: true, pattern: /^(LEFT|RIGHT)$/, message: 'Choose the leg' }]}
      >
        <ChipChoice label="Which leg" chips={legs} />
      </Form.Item>
      <Form.Item name="weightBearing" label="How much weight" rules={choiceRules('Choose how much weight')}>
        <ChipChoice label="How much weight" chips={weights} />
      </Form.Item>
      <Form.Item noStyle dependencies={['weightBearing']}>
        {({ getFieldValue }) =>
          (getFieldValue('weightBearing') as WeightBearing | undefined) === 'PARTIAL' && (
            <Form.Item name="percent" label="Percent of the body weight (5 to 95)" rules={percentRules}>
              <Input inputMode="numeric" autoComplete="off" />
            </Form.Item>
          )
        }
      </Form.Item>
      <Form.Item name="text" label="More about it (optional)" rules={optionalTextRules(200)}>
        <Input autoComplete="off" />
      </Form.Item>
    </>
  );
}

function OtherFields() {
  return (
    <>
      <Form.Item name="text" label="In words" rules={textRules('In words', 200)}>
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item name="side" label="Side" initialValue="NONE">
        <ChipChoice label="Side" chips={sides} />
      </Form.Item>
    </>
  );
}
