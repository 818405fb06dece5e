import { Form, Input } from 'antd';
import { textRules } from '#src/ui/forms/form-rules';
import { FormGrid } from '#src/ui/forms/FormGrid';

interface Props {
  readonly name: (string | number)[];
  readonly label: string;
  /** Whether both may be empty. */
  readonly isOptional?: boolean;
  readonly isLong?: boolean;
}

/** A protocol text in English and Hindi: both or neither. */
export function BilingualField({ name, label, isOptional = false, isLong = false }: Props) {
  return (
    <FormGrid>
      {languages.map(({ lang, word }) => (
        <Form.Item
          key={lang}
          name={[...name, lang]}
          label={`${label} in ${word}`}
          rules={isOptional ? [] : textRules(`${label} in ${word}`, 500)}
        >
          {isLong ? (
            <Input.TextArea lang={lang} rows={2} maxLength={500} />
          ) : (
            <Input lang={lang} autoComplete="off" maxLength={500} />
          )}
        </Form.Item>
      ))}
    </FormGrid>
  );
}

const languages = [
  { lang: 'en', word: 'English' },
  { lang: 'hi', word: 'Hindi' },
] as const;
