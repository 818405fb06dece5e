import pageStyles from '../DemoPage.module.css';
import type { DemoPatient } from '../sample-data';
import styles from './PatientInfo.module.css';

/** The Info tab: five facts, N/A if empty. */
export function PatientInfo({ patient }: { readonly patient: DemoPatient }) {
  const { age, bloodGroup, lastVisit, medicalIssue, treatment } = patient;
  const facts = [
    ['Age', age],
    ['Blood group', bloodGroup],
    ['Last visit', lastVisit],
    ['Medical issue', medicalIssue],
    ['Treatment', treatment],
  ] as const;
  return (
    <dl className={`${pageStyles.facts} ${styles.facts}`}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value || 'N/A'}</dd>
        </div>
      ))}
    </dl>
  );
}
