import { Button, Form, Input } from 'antd';
import { textRules } from '../ui/forms/form-rules';
import { FormGrid } from '../ui/forms/FormGrid';
import { Stack } from '../ui/layout/Stack';

const MOST = 6;
const LEAST = 2;
const languages = [
  { lang: 'en', word: 'English' },
  { lang: 'hi', word: 'Hindi' },
] as const;

/** The steps of an exercise in both languages, two to six. */
export function StepFields() {
  return (
    <Form.List name="steps">
      {(fields, { add, remove }, { errors }) => (
        <Stack gap={2} isBlock>
          {fields.map(({ key, name }) => (
            <fieldset key={key}>
              <legend>Step {name + 1}</legend>
              <FormGrid>
                {languages.map(({ lang, word }) => (
                  <Form.Item
                    key={lang}
                    name={[name, lang]}
                    label={`Step ${name + 1} in ${word}`}
                    rules={textRules(`Step ${name + 1} in ${word}`, 160)}
                  >
                    <Input.TextArea lang={lang} rows={2} maxLength={160} />
                  </Form.Item>
                ))}
              </FormGrid>
              {fields.length > LEAST && (
                <Button aria-label={`Remove step ${name + 1}`} onClick={() => remove(name)}>
                  Remove
                </Button>
              )}
            </fieldset>
          ))}
          <Form.ErrorList errors={errors} />
          {fields.length < MOST && <Button onClick={() => add({ en: '', hi: '' })}>Add a step</Button>}
        </Stack>
      )}
    </Form.List>
  );
}
