import { EnvironmentOutlined, PhoneOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { sessionTypeLabels } from '#src/appointments/session-types';
import { dialAddress } from '#src/brand/clinic-phone';
import { dayText, momentText } from '#src/calendar/clinic-time';
import { Card } from '#src/ui/layout/Card';
import { decorative } from '#src/ui/layout/decorative';
import { formatPhone } from '#src/values/phone-number';
import { numberText } from '#src/values/number-text';
import { mapAddress } from '../map-address';
import { ageText } from '../reach-texts';
import styles from './BenchPatientPage.module.css';
import type { BenchPatientQuery, BenchPatientSessionFragment } from './gql/generated';

type Known = BenchPatientQuery['benchPatient'];

/** Who the patient is, how to reach them, and their sessions. */
export function PatientFacts({ known }: { readonly known: Known }) {
  const { patient, sessionsDone, lastSession, nextSession, consents } = known;
  const { age, diagnosedWith, contactNumber, emergencyContactNumber, address } = patient;
  return (
    <div className={styles.cards}>
      <Card title="The patient">
        <dl className={styles.facts}>
          <Fact name="Age">{ageText(age) || 'Not known'}</Fact>
          <Fact name="Diagnosis">{diagnosedWith || 'Not entered'}</Fact>
          <Fact name="Phone">
            <PhoneLink number={contactNumber} />
          </Fact>
          <Fact name="Emergency contact">
            <PhoneLink number={emergencyContactNumber} />
          </Fact>
          <Fact name="Consent to treatment">{consentText(consents)}</Fact>
          {address && (
            <Fact name="Address">
              <a href={mapAddress(address)} target="_blank" rel="noreferrer" className={styles.link}>
                <EnvironmentOutlined {...decorative} /> {address}
              </a>
            </Fact>
          )}
        </dl>
      </Card>
      <Card title="Sessions">
        <dl className={styles.facts}>
          <Fact name="Took place">{numberText(sessionsDone)}</Fact>
          <Fact name="Last">{lastSession ? <Session session={lastSession} /> : 'None yet'}</Fact>
          <Fact name="Next">{nextSession ? <Session session={nextSession} /> : 'None is planned'}</Fact>
        </dl>
      </Card>
    </div>
  );
}

/** Which forms the patient has signed and not taken back. Treatment is not blocked without one. */
function consentText(consents: Known['consents']): string {
  if (consents.length === 0) return 'None signed yet';
  return consents.map(({ form, signedAt }) => `${form.name}, signed ${dayText(signedAt)}`).join('; ');
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function PhoneLink({ number }: { readonly number: string | null }) {
  if (!number) return 'Not entered';
  return (
    <a href={dialAddress(number)} className={styles.link}>
      <PhoneOutlined {...decorative} /> {formatPhone(number)}
    </a>
  );
}

function Session({ session }: { readonly session: BenchPatientSessionFragment }) {
  const { appointmentDate, sessionType, durationMinutes, physiotherapist } = session;
  return (
    <>
      {momentText(appointmentDate)}
      <span className={styles.quiet}>
        {sessionTypeLabels[sessionType]}, {durationMinutes} minutes
        {physiotherapist && `, ${physiotherapist.name}`}
      </span>
    </>
  );
}
