import { Form, Input } from 'antd';
import { addDays } from '#src/calendar/clinic-time';
import { useClinicToday } from '#src/calendar/useClinicToday';
import { ChipChoice } from '#src/ui/forms/ChipChoice';
import { choiceRules, reasonRules } from '#src/ui/forms/form-rules';
import { ExercisesField } from './ExercisesField';
import { areaLabels } from './programme-texts';

/** Most days until a review. */
const MOST_DAYS = 180;

const areas = Object.entries(areaLabels).map(([value, label]) => ({ value, label }));
const sides = [
  { value: 'NONE', label: 'No side' },
  { value: 'LEFT', label: 'Left' },
  { value: 'RIGHT', label: 'Right' },
];

const none: ReadonlySet<string> = new Set();

interface Props {
  /** Keys of the own exercises that the programme had when the form opened; none if omitted. */
  readonly ownKeys?: ReadonlySet<string>;
}

/** Fields of a programme: what it is for, its goal, its exercises and when it is looked at again. */
export function ProgrammeFields({ ownKeys = none }: Props) {
  const today = useClinicToday();
  const last = addDays(today, MOST_DAYS);
  return (
    <>
      <Form.Item
        name="area"
        label="What it is for"
        extra="The questions about danger signs follow from it. They are samples, which no clinician has signed off."
        rules={choiceRules('Choose what it is for')}
      >
        <ChipChoice label="What it is for" chips={areas} />
      </Form.Item>
      <Form.Item name="side" label="Side" rules={choiceRules('Choose the side')}>
        <ChipChoice label="Side" chips={sides} />
      </Form.Item>
      <Form.Item
        name="goal"
        label="Goal"
        extra="What the patient wants to do again. The patient reads it as you write it."
        rules={reasonRules('Goal', 3, 200)}
      >
        <Input autoComplete="off" />
      </Form.Item>
      <ExercisesField ownKeys={ownKeys} />
      <Form.Item
        name="reviewOn"
        label="Look at it again on (optional)"
        rules={[{ validator: between(addDays(today, 1), last) }]}
      >
        <Input type="date" min={addDays(today, 1)} max={last} />
      </Form.Item>
    </>
  );
}

const between = (first: string, last: string) => async (_rule: unknown, day: string | undefined) => {
  if (day && (day < first || day > last)) throw new Error(`Choose a day within the next ${MOST_DAYS} days`);
};
