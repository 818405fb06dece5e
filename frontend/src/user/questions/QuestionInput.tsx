import { useId } from 'react';
import * as text from '#messages/questions';
import { choicesOf, type Question } from './question-steps';
import styles from './QuestionForm.module.css';

interface Props {
  readonly question: Question;
  readonly value: string;
  readonly isWrong: boolean;
  readonly onChange: (value: string) => void;
}

/** The answer to a question: buttons for a choice and for a few figures, else a field. */
export function QuestionInput({ question, value, isWrong, onChange }: Props) {
  const id = useId();
  const { type, required, low, high } = question;
  const isYesNo = type === 'boolean';
  const choices = isYesNo
    ? [
        { code: 'true', text: text.yes },
        { code: 'false', text: text.no },
      ]
    : choicesOf(question);
  const isFigure = type === 'integer' || type === 'decimal';
  const hint = isFigure && typeof low === 'number' && typeof high === 'number' ? text.range({ low, high }) : '';
  const note = isWrong
    ? isFigure && value !== ''
      ? hint || text.noFigure
      : text.missing
    : required
      ? ''
      : text.optional;
  return (
    <>
      {choices ? (
        <div
          role="radiogroup"
          aria-label={question.text}
          aria-describedby={`${id}-note`}
          className={type === 'integer' ? styles.figures : styles.choices}
        >
          {choices.map((choice) => (
            <label key={choice.code} className={styles.choice}>
              <input
                type="radio"
                name={id}
                value={choice.code}
                checked={choice.code === value}
                onChange={() => onChange(choice.code)}
              />
              {choice.text}
            </label>
          ))}
        </div>
      ) : (
        <input
          className={styles.input}
          aria-label={question.text}
          aria-invalid={isWrong}
          aria-describedby={`${id}-note`}
          inputMode={isFigure && (low ?? -1) >= 0 ? 'decimal' : 'text'}
          autoComplete="off"
          maxLength={500}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      <p id={`${id}-note`} role={isWrong ? 'alert' : undefined} className={isWrong ? styles.wrong : styles.hint}>
        {note || hint}
      </p>
    </>
  );
}
