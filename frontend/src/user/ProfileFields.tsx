import { useId } from 'react';
import * as text from '#messages/user';
import { genderLabels } from '../values/genders';
import type { ProfileFragment } from '../gql/generated';
import { formatPhone } from '../values/phone-number';
import { birthDateText } from './birth-date';
import styles from './ProfileFields.module.css';

/** Labels of an account's initial values. */
const words: Readonly<Record<string, string>> = {
  India: text.india,
  English: text.inEnglish,
  Hindi: text.inHindi,
  'Asia/Kolkata': text.timeOfIndia,
};
const inWords = (stored: string) => words[stored] ?? stored;

/** The read-only profile fields. */
export function ProfileFields({ profile }: { readonly profile: ProfileFragment }) {
  const { fullName, nickname, gender, country, language, timeZone, dateOfBirth, mobileNumber, email } = profile;
  return (
    <div className={styles.fields}>
      <ReadOnlyField label={text.fullName} value={fullName} />
      <ReadOnlyField label={text.nickname} value={nickname} />
      <ReadOnlyField label={text.gender} value={gender && genderLabels[gender]} />
      <ReadOnlyField label={text.country} value={inWords(country)} />
      <ReadOnlyField label={text.language} value={inWords(language)} />
      <ReadOnlyField label={text.timeZone} value={inWords(timeZone)} />
      <ReadOnlyField label={text.dateOfBirth} value={dateOfBirth && birthDateText(dateOfBirth)} />
      <ReadOnlyField label={text.mobileNumber} value={formatPhone(mobileNumber)} />
      <ReadOnlyField label={text.email} value={email} />
    </div>
  );
}

/** A read-only textarea that grows with its value, so that a long name or address wraps and is not cut off. */
function ReadOnlyField({ label, value }: { readonly label: string; readonly value: string | null }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <textarea id={id} value={value || text.notGiven} readOnly rows={1} className={styles.value} />
    </div>
  );
}
