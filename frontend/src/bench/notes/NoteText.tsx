import type { TreatmentNoteFragment } from '../patients/gql/generated';
import { measuredText } from '../values/value-texts';
import { conditionText, markText, repeatedText, treatmentText } from './note-texts';
import styles from './notes.module.css';

/** What a note says, as words: how the patient is, the four texts, values, treatments and the body chart. */
export function NoteText({ note }: { readonly note: TreatmentNoteFragment }) {
  const { subjective, objective, assessment, plan, treatments, values, body, sameAsBefore } = note;
  const texts = [
    ['Subjective', subjective],
    ['Objective', objective],
    ['Assessment', assessment],
    ['Plan', plan],
  ] as const;
  const lists = [
    ['Values', values.map(measuredText)],
    ['Treatments', treatments.map(treatmentText)],
    ['Body chart', body.map(markText)],
  ] as const;
  const condition = conditionText(note);
  const written = texts.filter(([, text]) => text !== '');
  const filled = lists.filter(([, entries]) => entries.length > 0);
  return (
    <>
      {condition && <p className={styles.text}>{condition}</p>}
      {written.length + filled.length > 0 && (
        <dl className={styles.facts}>
          {written.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className={styles.text}>{text}</dd>
            </div>
          ))}
          {filled.map(([name, entries]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <ul className={styles.entries}>
                  {entries.map((entry, at) => (
                    // The same entry may stand twice.
                    <li key={`${entry} ${at}`}>{entry}</li>
                  ))}
                </ul>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {sameAsBefore.length > 0 && <p className={styles.quiet}>{repeatedText(sameAsBefore)}</p>}
    </>
  );
}
