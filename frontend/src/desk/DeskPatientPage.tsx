import { Button, Skeleton } from 'antd';
import { ExclamationCircleOutlined } from '@ant-design/icons';
import { Link, useParams } from 'react-router-dom';
import { dialAddress } from '../brand/clinic-phone';
import { ConsentsCard } from '../consents/ConsentsCard';
import { errorOf } from '../errors';
import { failureText } from '../failure-text';
import { FilesCard } from '../files/FilesCard';
import { paths } from '../paths';
import { QueryBoundary } from '../ui/feedback/QueryBoundary';
import { StatusWord } from '../ui/feedback/StatusWord';
import { Screen } from '../ui/layout/Screen';
import { formatPhone } from '../values/phone-number';
import styles from './DeskPatientPage.module.css';
import { DeskPatientCards } from './DeskPatientCards';
import { DeskPatientCharges } from './DeskPatientCharges';
import { DeskPatientPayments } from './DeskPatientPayments';
import { DeskPatientSessions } from './DeskPatientSessions';
import { useDeskPatientQuery, type DeskPatientQuery } from './gql/generated';
import { useDeskActions } from './useDeskActions';

/** /desk/patients/PT-000123: when this person comes and what they owe, then sessions, payments and charges. */
export function DeskPatientPage() {
  const { id = '' } = useParams();
  const query = useDeskPatientQuery({ variables: { id } });
  const actions = useDeskActions();
  const known = query.data?.deskPatient;
  if (!known && query.error && errorOf(query.error).code === 'NOT_FOUND') return <NoSuchRecord named={id} />;
  return (
    <Screen
      title={known ? known.patient.name || known.patient.patientId : 'Patient'}
      beside={known && <WhoItIs patient={known.patient} />}
      actions={
        known && (
          <Button type="primary" onClick={() => actions.book(known.patient)}>
            Book a session
          </Button>
        )
      }
    >
      <QueryBoundary
        query={query}
        failureText={(failure) => failureText('Failed to fetch the patient', failure)}
        skeleton={<Skeleton active paragraph={{ rows: 10 }} />}
      >
        {({ deskPatient }) => (
          <>
            <DeskPatientCards
              key={deskPatient.patient.id}
              known={deskPatient}
              actions={actions}
              readAgain={async () => (await query.refetch()).data?.deskPatient}
            />
            <DeskPatientSessions patientId={deskPatient.patient.id} />
            <DeskPatientPayments patientId={deskPatient.patient.id} />
            <DeskPatientCharges patientId={deskPatient.patient.id} />
            <ConsentsCard patientId={deskPatient.patient.id} name={deskPatient.patient.name ?? ''} maySign />
            <FilesCard patientId={deskPatient.patient.id} mayAdd />
          </>
        )}
      </QueryBoundary>
      {actions.dialogs}
    </Screen>
  );
}

function WhoItIs({ patient }: { readonly patient: DeskPatientQuery['deskPatient']['patient'] }) {
  const { patientId, contactNumber, isProfileComplete } = patient;
  return (
    <span className={styles.who}>
      <span>{patientId}</span>
      {contactNumber && <a href={dialAddress(contactNumber)}>{formatPhone(contactNumber)}</a>}
      {!isProfileComplete && (
        <StatusWord tone="warning" Icon={ExclamationCircleOutlined}>
          Details missing
        </StatusWord>
      )}
    </span>
  );
}

/** A retry would not find the record: link to the list and the search. */
function NoSuchRecord({ named }: { readonly named: string }) {
  return (
    <Screen title="No such record">
      <div className={`card ${styles.none}`}>
        <p role="alert">
          There is no record {named}, or it was deleted. Look for the patient in{' '}
          <Link to={paths.deskPatients}>the list of patients</Link>, or press / to search by name, phone or number.
        </p>
      </div>
    </Screen>
  );
}
