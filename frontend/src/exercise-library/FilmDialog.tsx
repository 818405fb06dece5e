import { Form, type FormRule } from 'antd';
import { useState } from 'react';
import { failureText } from '../failure-text';
import type { DialogState } from '../ui/dialogs/Dialog';
import { FormDialog } from '../ui/dialogs/FormDialog';
import styles from './film.module.css';
import { FilmChoice } from './FilmChoice';
import { LibraryExerciseDocument } from './gql/generated';
import { sendFilm } from './send-film';
import type { Preparation } from './usePreparation';

interface Props extends DialogState {
  readonly exerciseKey: string;
}

interface Values {
  readonly film: Preparation;
}

const filmRules: FormRule[] = [
  {
    required: true,
    validator: async (_rule, film: Preparation | undefined) => {
      if (film?.step === 'running') throw new Error('The film is still being prepared.');
      if (film?.step !== 'done' && film?.step !== 'failed') throw new Error('Choose a film.');
    },
  },
];

/** Uploads the film of an exercise: prepared in the browser, or as it is where the browser cannot. */
export function FilmDialog({ exerciseKey, ...frame }: Props) {
  const [percent, setPercent] = useState<number | null>(null);
  const send = async ({ film }: Values) => {
    setPercent(0);
    try {
      if (film.step === 'done') await sendFilm(exerciseKey, film.film, setPercent);
      if (film.step === 'failed') await sendFilm(exerciseKey, { film: film.file, poster: null }, setPercent);
      return 'The film is uploaded. Patients see it in the figure’s place.';
    } finally {
      setPercent(null);
    }
  };
  return (
    <FormDialog<Values>
      {...frame}
      title="Upload a film"
      name="film"
      submitLabel="Upload"
      send={send}
      failureText={(failure) => failureText('The film was not uploaded', failure)}
      reloads={[LibraryExerciseDocument]}
    >
      <Form.Item
        name="film"
        extra="2 to 120 seconds. It is prepared in this browser: 720p, small enough for a phone, and without the place of recording. A longer film is cut after two minutes."
        rules={filmRules}
        validateTrigger="onSubmit"
      >
        <FilmChoice />
      </Form.Item>
      {percent !== null && (
        <div className={styles.sent}>
          <progress aria-label="Upload" max={100} value={percent} />
          <output>{percent < 100 ? `Sending: ${percent} %` : 'Sent. The film is being checked…'}</output>
        </div>
      )}
    </FormDialog>
  );
}
