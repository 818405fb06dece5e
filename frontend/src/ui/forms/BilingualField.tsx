import { Form, Input } from 'antd';
import { optionalTextRules, textRules } from './form-rules';
import { FormGrid } from './FormGrid';

interface Props {
  readonly name: string | (string | number)[];
  readonly label: string;
  /** Maximum number of characters. */
  readonly most?: number;
  /** Whether both may be empty. */
  readonly isOptional?: boolean;
  readonly isLong?: boolean;
}

/** A text in English and Hindi: both or neither. */
export function BilingualField({ name, label, most = 500, isOptional = false, isLong = false }: Props) {
  return (
    <FormGrid>
      {languages.map(({ lang, word }) => (
        <Form.Item
          key={lang}
          name={[name, lang].flat()}
          label={`${label} in ${word}`}
          rules={isOptional ? optionalTextRules(most) : textRules(`${label} in ${word}`, most)}
        >
          {isLong ? (
            <Input.TextArea lang={lang} rows={2} maxLength={most} />
          ) : (
            <Input lang={lang} autoComplete="off" maxLength={most} />
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
