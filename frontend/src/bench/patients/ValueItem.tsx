import { Form } from 'antd';
import { modeLabels } from '#src/protocols/measure-labels';
import { factsOf } from '#src/protocols/measures';
import { RadioChoice } from '#src/ui/forms/RadioChoice';
import { bothModes } from '../values/value-rows';
import { ValueField } from '../values/ValueField';
import { isEitherWay, type Asked } from './asked-values';

/** The input of a measured value, a number or yes/no, and of the motion mode if the phase accepts either. */
export function ValueItem({ asked }: { readonly asked: Asked }) {
  const { name, measure, mode } = asked;
  const { name: what } = factsOf(measure);
  const label = mode ? `${what}, ${modeLabels[mode]}` : what;
  return (
    <>
      <ValueField name={['values', name]} label={label} measure={measure} />
      {isEitherWay(asked) && (
        <Form.Item name={['modes', name]} label={`How it was moved: ${what}`} initialValue="ACTIVE">
          <RadioChoice label={`How it was moved: ${what}`} options={bothModes} />
        </Form.Item>
      )}
    </>
  );
}
