import { useState } from 'react';
import { Button } from 'antd';
import { useCareAnswersQuery } from './gql/generated';
import styles from './team-messages.module.css';

interface Props {
  /** Language that the patient reads. */
  readonly language: 'EN' | 'HI';
  readonly onChoose: (text: string) => void;
}

/** Inserts an answer that is written often, in the patient's language. Without such answers nothing is rendered. */
export function AnswerChoice({ language, onChoose }: Props) {
  const { data } = useCareAnswersQuery();
  const [chosen, setChosen] = useState('');
  const answers = data?.careAnswers ?? [];
  if (answers.length === 0) return null;
  const answer = answers.find(({ id }) => id === chosen);
  return (
    <div className={styles.choice}>
      <label className={styles.choiceField}>
        <span>Canned answer</span>
        <select value={chosen} onChange={({ target }) => setChosen(target.value)}>
          <option value="">Choose an answer</option>
          {answers.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <Button
        disabled={!answer}
        onClick={() => {
          if (answer) onChoose(language === 'HI' ? answer.text.hi : answer.text.en);
          setChosen('');
        }}
      >
        Insert
      </Button>
    </div>
  );
}
