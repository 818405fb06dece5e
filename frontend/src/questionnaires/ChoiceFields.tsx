import { Button, Form, Input } from 'antd';
import { BilingualField } from '../ui/forms/BilingualField';
import { textRules } from '../ui/forms/form-rules';
import { Stack } from '../ui/layout/Stack';
import { KeptValue } from './KeptValue';
import { newOption } from './questionnaire-values';
import styles from './questionnaires.module.css';

const MOST = 20;

interface Props {
  readonly name: (string | number)[];
  /** Of the question. */
  readonly label: string;
}

/** The answers that a patient chooses from; numbers as codes are the points of a score. */
export function ChoiceFields({ name, label }: Props) {
  return (
    <Form.List name={name}>
      {(fields, { add, remove }, { errors }) => (
        <Stack gap={2} isBlock>
          {fields.map(({ key, name: at }) => (
            <div key={key} className={styles.option}>
              <BilingualField name={[at, 'display']} label={`Answer ${at + 1}`} most={200} />
              <Form.Item
                name={[at, 'code']}
                label={`Points or code of answer ${at + 1}`}
                rules={textRules('Points', 40)}
              >
                <Input autoComplete="off" autoCapitalize="off" spellCheck={false} maxLength={40} />
              </Form.Item>
              <KeptValue name={[at, 'rest']} />
              {fields.length > 1 && (
                <Button onClick={() => remove(at)} aria-label={`Remove answer ${at + 1} of ${label}`}>
                  Remove answer {at + 1}
                </Button>
              )}
            </div>
          ))}
          <Form.ErrorList errors={errors} />
          {fields.length < MOST && (
            <div>
              <Button onClick={() => add(newOption(fields.length))} aria-label={`Add an answer to ${label}`}>
                Add an answer
              </Button>
            </div>
          )}
        </Stack>
      )}
    </Form.List>
  );
}
