import { Button, Checkbox, Form, InputNumber, Select } from 'antd';
import { useFormDiscard } from '../ui/dialogs/DiscardQuestion';
import { BilingualField } from '../ui/forms/BilingualField';
import { FormGrid } from '../ui/forms/FormGrid';
import { besideSelect } from '../ui/forms/select-popup';
import { Stack } from '../ui/layout/Stack';
import { ChoiceFields } from './ChoiceFields';
import { KeptValue } from './KeptValue';
import { flatOf, freeName, newQuestion, type QuestionnaireValues } from './questionnaire-values';
import styles from './questionnaires.module.css';

const kinds = [
  { value: 'choice', label: 'One of several answers' },
  { value: 'integer', label: 'A whole number' },
  { value: 'decimal', label: 'A number with decimals' },
  { value: 'boolean', label: 'Yes or no' },
  { value: 'text', label: 'Words' },
  { value: 'display', label: 'Nothing: a text to read' },
];
const group = { value: 'group', label: 'A group of questions' };

/** Path of a list or a row in the form. */
type Path = (string | number)[];

interface Props {
  /** Path of the list in the form; `name` is its part below the surrounding list. */
  readonly path: Path;
  readonly name: Path;
  /** Number of the group, such as 3, whose questions they are. */
  readonly within?: number;
}

/** Questions, texts to read and groups of them, in order. */
export function QuestionFields({ path, name, within }: Props) {
  const form = Form.useFormInstance<QuestionnaireValues>();
  const addTo = (add: (question: object) => void) => {
    const { item } = (form.getFieldsValue(true) as QuestionnaireValues).content;
    const taken = flatOf(item).map(({ linkId }) => linkId);
    add(newQuestion(freeName('q', taken)));
  };
  return (
    <Form.List name={name}>
      {(fields, { add, remove, move }, { errors }) => (
        <Stack gap={3} isBlock>
          {fields.map(({ key, name: at }) => {
            const label = within === undefined ? `Question ${at + 1}` : `Question ${within}.${at + 1}`;
            return (
              <fieldset key={key} aria-label={label} className={styles.row}>
                <strong>{label}</strong>
                <Question path={[...path, at]} at={at} label={label} isInGroup={within !== undefined} />
                <span className={styles.buttons}>
                  {at > 0 && (
                    <Button onClick={() => move(at, at - 1)} aria-label={`Move ${label} up`}>
                      Move up
                    </Button>
                  )}
                  {fields.length > 1 && (
                    <Button onClick={() => remove(at)} aria-label={`Remove ${label}`}>
                      Remove
                    </Button>
                  )}
                </span>
              </fieldset>
            );
          })}
          <Form.ErrorList errors={errors} />
          <div>
            <Button onClick={() => addTo(add)}>
              {within === undefined ? 'Add a question' : `Add a question to ${within}`}
            </Button>
          </div>
        </Stack>
      )}
    </Form.List>
  );
}

interface QuestionProps {
  readonly path: Path;
  /** Its place in the list. */
  readonly at: number;
  readonly label: string;
  readonly isInGroup: boolean;
}

function Question({ path, at, label, isInGroup }: QuestionProps) {
  const form = Form.useFormInstance();
  const type = Form.useWatch<string | undefined>([...path, 'type'], form);
  const rest = Form.useWatch<object | undefined>([...path, 'rest'], { form, preserve: true });
  const { setEdited } = useFormDiscard();
  const isNumber = type === 'integer' || type === 'decimal';
  return (
    <>
      <Form.Item name={[at, 'type']} label="Answered with">
        <Select<string>
          getPopupContainer={besideSelect}
          options={isInGroup ? kinds : [...kinds, group]}
          onChange={(chosen) => {
            const items = [...path, 'item'];
            // A group has a question; its name is that of no other one.
            if (chosen === 'group' && !(form.getFieldValue(items) as unknown[] | undefined)?.length)
              form.setFieldValue(items, [newQuestion(`${form.getFieldValue([...path, 'linkId'])}.1`)]);
          }}
        />
      </Form.Item>
      <BilingualField name={[at, 'text']} label={`${label}, text`} isOptional={type === 'group'} isLong />
      {type === 'choice' && <ChoiceFields name={[at, 'answerOption']} label={label} />}
      {isNumber && (
        <FormGrid>
          <Form.Item name={[at, 'low']} label="Lowest answer">
            <InputNumber controls={false} />
          </Form.Item>
          <Form.Item name={[at, 'high']} label="Highest answer">
            <InputNumber controls={false} />
          </Form.Item>
        </FormGrid>
      )}
      {type !== 'display' && (
        <Form.Item name={[at, 'required']} valuePropName="checked">
          <Checkbox>Must be answered</Checkbox>
        </Form.Item>
      )}
      {type === 'group' && (
        <>
          <Form.Item name={[at, 'repeats']} valuePropName="checked">
            <Checkbox>Can be answered several times, such as once for each activity</Checkbox>
          </Form.Item>
          <QuestionFields path={[...path, 'item']} name={[at, 'item']} within={at + 1} />
        </>
      )}
      <KeptValue name={[at, 'linkId']} />
      <KeptValue name={[at, 'rest']} />
      {rest && 'enableWhen' in rest && (
        <p>
          It is asked under conditions alone, which stay.{' '}
          <Button
            onClick={() => {
              form.setFieldValue([...path, 'rest'], {});
              setEdited(true);
            }}
            aria-label={`Ask ${label} always`}
          >
            Ask it always
          </Button>
        </p>
      )}
    </>
  );
}
