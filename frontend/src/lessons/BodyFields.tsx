import { Form, Input } from 'antd';
import { reasonRules } from '../ui/forms/form-rules';
import styles from './lessons.module.css';
import { LessonText } from './LessonText';

const languages = [
  { lang: 'en', word: 'English' },
  { lang: 'hi', word: 'Hindi' },
] as const;

/** The text of a lesson in both languages, each with a preview of what patients read. */
export function BodyFields() {
  return (
    <div className={styles.languages}>
      {languages.map(({ lang, word }) => (
        <div key={lang}>
          <Form.Item
            name={['body', lang]}
            label={`Text in ${word}`}
            rules={reasonRules(`Text in ${word}`, 20, 4_000)}
            extra="A heading begins with ##, an item of a list with - or 1. An empty line ends a paragraph."
          >
            <Input.TextArea lang={lang} rows={12} maxLength={4_000} autoComplete="off" />
          </Form.Item>
          <Form.Item noStyle dependencies={[['body', lang]]}>
            {({ getFieldValue }) => (
              <section aria-label={`Preview in ${word}`} className={styles.preview}>
                <LessonText body={String(getFieldValue(['body', lang]) ?? '')} lang={lang} />
              </section>
            )}
          </Form.Item>
        </div>
      ))}
    </div>
  );
}
