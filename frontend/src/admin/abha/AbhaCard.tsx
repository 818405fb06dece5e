import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { momentText } from '#src/calendar/clinic-time';
import { failureText } from '#src/failure-text';
import { QueryBoundary } from '#src/ui/feedback/QueryBoundary';
import { Card } from '#src/ui/layout/Card';
import { Stack } from '#src/ui/layout/Stack';
import { useDialog } from '#src/ui/dialogs/useDialog';
import { useAbhaOfPatientQuery, type PatientAbhaFragment } from './gql/generated';
import { SameAbha } from './SameAbha';
import { SetAbhaDialog } from './SetAbhaDialog';

interface Props {
  readonly patientId: string;
  /** Name of the patient. */
  readonly name: string;
  readonly isDeleted: boolean;
}

/** A patient's ABHA, which can be added and changed, and other records with the same one. */
export function AbhaCard({ patientId, name, isDeleted }: Props) {
  // Outside the cache, where it would replace the overview of the page, which has no id.
  const query = useAbhaOfPatientQuery({ variables: { id: patientId }, fetchPolicy: 'no-cache' });
  const written = useDialog();
  const [isLooking, setIsLooking] = useState(false);
  return (
    <Card title="ABHA">
      <QueryBoundary
        query={query}
        failureText={(failure) => failureText('Failed to fetch the ABHA', failure)}
        skeleton={<Skeleton active title={false} paragraph={{ rows: 2 }} />}
      >
        {({ patientOverview: { abha } }) => (
          <>
            <p>{abha ? abhaText(abha) : 'No ABHA is known.'}</p>
            {!isDeleted && (
              <Stack row gap={2}>
                <Button onClick={() => written.open(true)}>{abha ? 'Change the ABHA' : 'Add the ABHA'}</Button>
                {abha && !isLooking && (
                  <Button onClick={() => setIsLooking(true)}>Find records with the same one</Button>
                )}
              </Stack>
            )}
            {isLooking && <SameAbha patientId={patientId} />}
            {written.subject && <SetAbhaDialog patientId={patientId} name={name} abha={abha} {...written.frame} />}
          </>
        )}
      </QueryBoundary>
    </Card>
  );
}

function abhaText({ number, address, verifiedAt }: PatientAbhaFragment): string {
  const known = [number, address].filter(Boolean).join(', ');
  return verifiedAt ? `${known}. Verified by ABDM on ${momentText(verifiedAt)}.` : `${known}. Not verified by ABDM.`;
}
