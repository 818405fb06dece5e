import { Button, Form } from 'antd';
import { BilingualField } from '../ui/forms/BilingualField';
import { Stack } from '../ui/layout/Stack';

const MOST = 6;
const LEAST = 2;

/** The steps of an exercise in both languages, two to six. */
export function StepFields() {
  return (
    <Form.List name="steps">
      {(fields, { add, remove }, { errors }) => (
        <Stack gap={2} isBlock>
          {fields.map(({ key, name }) => (
            <div key={key}>
              <BilingualField name={[name]} label={`Step ${name + 1}`} most={160} isLong />
              {fields.length > LEAST && <Button onClick={() => remove(name)}>Remove step {name + 1}</Button>}
            </div>
          ))}
          <Form.ErrorList errors={errors} />
          {fields.length < MOST && (
            <div>
              <Button onClick={() => add({ en: '', hi: '' })}>Add a step</Button>
            </div>
          )}
        </Stack>
      )}
    </Form.List>
  );
}
