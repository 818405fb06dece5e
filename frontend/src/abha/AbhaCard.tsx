import { Button } from 'antd';
import { useState } from 'react';
import { momentText } from '../calendar/clinic-time';
import { Card } from '../ui/layout/Card';
import { Stack } from '../ui/layout/Stack';
import { useDialog } from '../ui/dialogs/useDialog';
import type { PatientAbhaFragment } from './gql/generated';
import { SameAbha } from './SameAbha';
import { SetAbhaDialog, type SetAbhaSubject } from './SetAbhaDialog';

interface Props extends SetAbhaSubject {
  readonly mayChange: boolean;
}

/** A patient's ABHA, which can be added and changed, and other records with the same one. */
export function AbhaCard({ mayChange, ...subject }: Props) {
  const { abha, patientId } = subject;
  const written = useDialog();
  const [isLooking, setIsLooking] = useState(false);
  return (
    <Card title="ABHA">
      <p>{abha ? abhaText(abha) : 'No ABHA is known.'}</p>
      {mayChange && (
        <Stack row gap={2}>
          <Button onClick={() => written.open(true)}>{abha ? 'Change the ABHA' : 'Add the ABHA'}</Button>
          {abha && !isLooking && <Button onClick={() => setIsLooking(true)}>Find records with the same one</Button>}
        </Stack>
      )}
      {isLooking && <SameAbha patientId={patientId} />}
      {written.subject && <SetAbhaDialog {...subject} {...written.frame} />}
    </Card>
  );
}

function abhaText({ number, address, verifiedAt }: PatientAbhaFragment): string {
  const known = [number, address].filter(Boolean).join(', ');
  return verifiedAt ? `${known}. Verified by ABDM on ${momentText(verifiedAt)}.` : `${known}. Not verified by ABDM.`;
}
