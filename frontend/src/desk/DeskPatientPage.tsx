import { Button, Skeleton } from 'antd';
import { ExclamationCircleOutlined } from '@ant-design/icons';
import { lazy, Suspense } from 'react';
import { Link, useParams } from 'react-router-dom';
import { AbhaCard } from '../abha/AbhaCard';
import { dialAddress } from '../brand/clinic-phone';
import { ConsentsCard } from '../consents/ConsentsCard';
import { errorOf } from '../errors';
import { failureText } from '../failure-text';
import { FilesCard } from '../files/FilesCard';
import { BillsCard } from '../ledger/BillsCard';
import { ChargesCard } from '../ledger/ChargesCard';
import { LinksCard } from '../ledger/LinksCard';
import { useLedgerActions } from '../ledger/useLedgerActions';
import { WalletCard } from '../ledger/WalletCard';
import { useInvitePatient } from '../invitations/useInvitePatient';
import { staffPaths } from '../paths';
import { PatientPayments } from '../payments/PatientPayments';
import { dialogOnDemand } from '../ui/dialogs/dialogOnDemand';
import { useDialog } from '../ui/dialogs/useDialog';
import { QueryBoundary } from '../ui/feedback/QueryBoundary';
import { StatusWord } from '../ui/feedback/StatusWord';
import { MoreActions } from '../ui/layout/MoreActions';
import { Screen } from '../ui/layout/Screen';
import { Stack } from '../ui/layout/Stack';
import { formatPhone } from '../values/phone-number';
import styles from './DeskPatientPage.module.css';
import { DeskPatientCards } from './DeskPatientCards';
import { DeskPatientSessions } from './DeskPatientSessions';
import { DeskPatientDocument, useDeskPatientQuery, type DeskPatientQuery } from './gql/generated';
import { useDeskActions } from './useDeskActions';

/** Loaded apart: it is there only where WhatsApp is set up. */
const WhatsAppCard = lazy(() =>
  import('../channel-consents/WhatsAppCard').then(
    (module) => ({ default: module.WhatsAppCard }),
    () => ({ default: () => <></> }),
  ),
);

const BirthYearDialog = dialogOnDemand(async () => (await import('../birth-years/BirthYearDialog')).BirthYearDialog);

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
          <Stack row gap={2} align="center">
            <PatientMenu patientId={known.patient.id} />
            <Button type="primary" onClick={() => actions.book(known.patient)}>
              Book a session
            </Button>
          </Stack>
        )
      }
    >
      <QueryBoundary
        query={query}
        failureText={(failure) => failureText('Failed to fetch the patient', failure)}
        skeleton={<Skeleton active paragraph={{ rows: 10 }} />}
      >
        {({ deskPatient }) => (
          <Parts
            key={deskPatient.patient.id}
            known={deskPatient}
            readAgain={async () => (await query.refetch()).data?.deskPatient}
          />
        )}
      </QueryBoundary>
      {actions.dialogs}
    </Screen>
  );
}

/** What is done for a patient now and then. */
function PatientMenu({ patientId }: { readonly patientId: string }) {
  const { run, isBusy } = useInvitePatient(patientId);
  const signIn = useDialog();
  return (
    <>
      <MoreActions
        actions={[
          { label: 'Invite to sign in', onChoose: () => run(), isBusy },
          { label: 'Check the sign-in', onChoose: () => signIn.open(true) },
        ]}
      />
      {signIn.subject && <BirthYearDialog patientId={patientId} {...signIn.frame} />}
    </>
  );
}

/** Queries of the page to refetch after a change of what the patient owes. */
const shown = [DeskPatientDocument];

interface PartsProps {
  readonly known: DeskPatientQuery['deskPatient'];
  /** Refetches the record. */
  readonly readAgain: () => Promise<PartsProps['known'] | undefined>;
}

function Parts({ known, readAgain }: PartsProps) {
  const { id, name } = known.patient;
  const { actions, dialogs } = useLedgerActions({
    patient: { ...known.patient, name: name ?? '' },
    due: known.balance.due,
    reloads: shown,
  });
  return (
    <>
      <DeskPatientCards known={known} actions={actions} readAgain={readAgain} />
      <DeskPatientSessions patientId={id} />
      <LinksCard patientId={id} mayChange reloads={shown} />
      <WalletCard patientId={id} actions={actions} />
      <PatientPayments patientId={id} reloads={shown} />
      <ChargesCard patientId={id} actions={actions} />
      <BillsCard patientId={id} actions={actions} />
      <Stack>
        <ConsentsCard patientId={id} name={name ?? ''} maySign />
        <Suspense>
          <WhatsAppCard patientId={id} />
        </Suspense>
        <AbhaCard patientId={id} name={name ?? ''} abha={known.abha} mayChange reloads={shown} />
        <FilesCard patientId={id} mayAdd />
      </Stack>
      {dialogs}
    </>
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
          <Link to={staffPaths.deskPatients}>the list of patients</Link>, or press / to search by name, phone or number.
        </p>
      </div>
    </Screen>
  );
}
