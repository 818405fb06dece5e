import { Button, Form, Input, InputNumber, Select } from 'antd';
import { BilingualField } from '../ui/forms/BilingualField';
import { CheckboxChoice } from '../ui/forms/CheckboxChoice';
import { choiceRules, reasonRules } from '../ui/forms/form-rules';
import { FormGrid } from '../ui/forms/FormGrid';
import { RadioChoice } from '../ui/forms/RadioChoice';
import { besideSelect } from '../ui/forms/select-popup';
import { Stack } from '../ui/layout/Stack';
import { KeptValue } from './KeptValue';
import { countable, freeName, newScore, type QuestionnaireValues, type QuestionValues } from './questionnaire-values';
import styles from './questionnaires.module.css';

const MOST = 10;
const methods = [
  { value: 'SUM', label: 'Sum of the answers' },
  { value: 'MEAN', label: 'Mean of the answers' },
  { value: 'PERCENT', label: 'Percent of what can be reached' },
];
const directions = [
  { value: true, label: 'Higher is better' },
  { value: false, label: 'Lower is better' },
];

/** The scores that are calculated from the answers. */
export function ScoreFields() {
  const form = Form.useFormInstance<QuestionnaireValues>();
  const items = Form.useWatch<readonly QuestionValues[] | undefined>(['content', 'item'], form);
  const options = countable(items ?? []).map(({ linkId, text }) => ({ value: linkId, label: text?.en || linkId }));
  return (
    <Form.List name="scores">
      {(fields, { add, remove }, { errors }) => (
        <Stack gap={3} isBlock>
          {fields.map(({ key, name: at }) => (
            <fieldset key={key} aria-label={`Score ${at + 1}`} className={styles.row}>
              <BilingualField name={[at, 'name']} label={`Score ${at + 1}`} most={80} />
              <Form.Item name={[at, 'items']} label="Counts these questions" rules={choiceRules('Choose a question')}>
                <CheckboxChoice label={`Questions of score ${at + 1}`} options={options} />
              </Form.Item>
              <FormGrid>
                <Form.Item name={[at, 'method']} label="Calculated as">
                  <Select<string> getPopupContainer={besideSelect} options={methods} />
                </Form.Item>
                <Form.Item name={[at, 'leastAnswers']} label="Least number of answers" rules={number}>
                  <InputNumber controls={false} precision={0} min={1} />
                </Form.Item>
                <Form.Item name={[at, 'low']} label="Lowest value" rules={number}>
                  <InputNumber controls={false} />
                </Form.Item>
                <Form.Item name={[at, 'high']} label="Highest value" rules={number}>
                  <InputNumber controls={false} />
                </Form.Item>
              </FormGrid>
              <Form.Item name={[at, 'higherIsBetter']} label="Direction">
                <RadioChoice label={`Direction of score ${at + 1}`} options={directions} />
              </Form.Item>
              <Form.Item
                name={[at, 'importantDifference']}
                label="Smallest difference that matters (MCID)"
                extra="Empty: no source names one."
              >
                <InputNumber controls={false} min={0} />
              </Form.Item>
              <Form.Item
                name={[at, 'source']}
                label="Source of range and difference"
                rules={reasonRules('Source', 3, 300)}
              >
                <Input.TextArea rows={2} autoComplete="off" />
              </Form.Item>
              <KeptValue name={[at, 'key']} />
              <Button onClick={() => remove(at)}>Remove score {at + 1}</Button>
            </fieldset>
          ))}
          <Form.ErrorList errors={errors} />
          {fields.length < MOST && (
            <div>
              <Button
                onClick={() => {
                  const { scores } = form.getFieldsValue(true) as QuestionnaireValues;
                  const taken = scores.map(({ key }) => key);
                  add(newScore(freeName('score', taken)));
                }}
              >
                Add a score
              </Button>
            </div>
          )}
        </Stack>
      )}
    </Form.List>
  );
}

const number = [{ required: true, message: 'Enter a number' }];
