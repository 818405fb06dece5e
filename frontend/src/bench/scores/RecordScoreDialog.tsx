import { Button, Form, Input, InputNumber, Select } from 'antd';
import { useState } from 'react';
import { onceFailureText } from '#src/payments/once-failure-text';
import type { DialogState } from '#src/ui/dialogs/Dialog';
import { FormDialog } from '#src/ui/dialogs/FormDialog';
import { choiceRules, textRules } from '#src/ui/forms/form-rules';
import { besideSelect } from '#src/ui/forms/select-popup';
import {
  OutcomeScoresDocument,
  useRecordOutcomeMutation,
  type InstrumentFragment,
  type OutcomeInput,
  type ScoreFragment,
} from './gql/generated';
import { scoreText } from './score-texts';

interface Props extends DialogState {
  readonly patientId: string;
  readonly instruments: readonly InstrumentFragment[];
  /** The patient's scores, newest first: activities are those of the last time. */
  readonly scores: readonly ScoreFragment[];
}

interface Values {
  readonly instrument: string;
  readonly total?: number;
  readonly answers?: readonly number[];
  readonly activities?: readonly { readonly name?: string; readonly score?: number }[];
}

const leastActivities = 3;
const mostActivities = 5;

/** Records a score: a total from paper, answers, or activities that the patient names. Repeated submits record one. */
export function RecordScoreDialog({ patientId, instruments, scores, ...frame }: Props) {
  const [record] = useRecordOutcomeMutation();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const send = async ({ instrument, total, answers, activities }: Values) => {
    const chosen = instruments.find((one) => one.key === instrument);
    const input: OutcomeInput = {
      instrument,
      ...(chosen?.usesActivities
        ? { activities: activities?.map(({ name = '', score = 0 }) => ({ name: name.trim(), score })) }
        : chosen?.items.length
          ? { answers }
          : { total }),
    };
    const { data } = await record({ variables: { patientId, input, idempotencyKey } });
    const score = data?.recordOutcome;
    return score && chosen ? `${chosen.name}: ${scoreText(score, chosen)}.` : 'The score was recorded.';
  };
  const last = scores.find(({ activities, retractedReason }) => activities.length > 0 && retractedReason === null);
  const named: Values['activities'] =
    last?.activities.map(({ name }) => ({ name })) ?? Array.from({ length: leastActivities }, () => ({}));
  return (
    <FormDialog<Values>
      {...frame}
      title="Record a score"
      name="score"
      initialValues={{ activities: named }}
      submitLabel="Record"
      send={send}
      failureText={(failure) => onceFailureText('The score was not recorded', 'recorded', failure, 'the scores')}
      reloads={[OutcomeScoresDocument]}
    >
      <Form.Item name="instrument" label="Questionnaire" rules={choiceRules('Choose the questionnaire')}>
        <Select<string>
          getPopupContainer={besideSelect}
          showSearch={{ optionFilterProp: 'label' }}
          options={instruments.map(({ key: value, name }) => ({ value, label: name }))}
        />
      </Form.Item>
      <Form.Item noStyle dependencies={['instrument']}>
        {({ getFieldValue }) => {
          const chosen = instruments.find((one) => one.key === getFieldValue('instrument'));
          return chosen && <ScoreFields instrument={chosen} />;
        }}
      </Form.Item>
    </FormDialog>
  );
}

/** The fields of the chosen questionnaire. */
function ScoreFields({ instrument }: { readonly instrument: InstrumentFragment }) {
  const { low, high, source, items, usesActivities } = instrument;
  if (usesActivities) return <ActivityFields />;
  if (items.length > 0)
    return items.map((item, at) => (
      <NumberField key={item.text} name={['answers', at]} label={item.text} low={item.low} high={item.high} />
    ));
  return (
    <NumberField name="total" label="Total of the paper form" low={low} high={high} precision={1} source={source} />
  );
}

/** Three to five activities that the patient names, from 0 (unable) to 10 (as before). */
function ActivityFields() {
  return (
    <Form.List name="activities">
      {(rows, { add }) => (
        <>
          {rows.map(({ key, name }, at) => (
            <fieldset key={key}>
              <legend>Activity {at + 1}</legend>
              <Form.Item name={[name, 'name']} label={`What activity ${at + 1} is`} rules={textRules('Activity', 80)}>
                <Input autoComplete="off" placeholder="Such as climbing stairs" />
              </Form.Item>
              <NumberField name={[name, 'score']} label={`How activity ${at + 1} goes`} low={0} high={10} />
            </fieldset>
          ))}
          {rows.length < mostActivities && <Button onClick={() => add({})}>Another activity</Button>}
        </>
      )}
    </Form.List>
  );
}

interface NumberProps {
  readonly name: string | (string | number)[];
  readonly label: string;
  readonly low: number;
  readonly high: number;
  readonly precision?: number;
  readonly source?: string;
}

function NumberField({ name, label, low, high, precision = 0, source }: NumberProps) {
  return (
    <Form.Item
      name={name}
      label={label}
      extra={`From ${low} to ${high}${source ? ` (${source})` : ''}`}
      rules={[
        { required: true, type: 'number', min: low, max: high, message: `Enter a number from ${low} to ${high}` },
      ]}
    >
      <InputNumber<number> controls={false} precision={precision} inputMode={low < 0 ? 'text' : 'decimal'} />
    </Form.Item>
  );
}
