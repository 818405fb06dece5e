import { ConsentsCard } from '#src/consents/ConsentsCard';
import { Card } from '#src/ui/layout/Card';
import { Stack } from '#src/ui/layout/Stack';
import { WhatsAppCard } from '#src/channel-consents/WhatsAppCard';
import { PatientAbha } from '../abha/PatientAbha';
import { PatientConsents } from './PatientConsents';

interface Props {
  readonly patientId: string;
  /** Name of the patient. */
  readonly name: string;
  /** Whether the record is deleted: then nothing is signed, nor what was signed read. */
  readonly isDeleted: boolean;
}

/** What the patient has agreed to: treatment, WhatsApp, and which hospital's system reads the record. */
export function ConsentsTab({ patientId, name, isDeleted }: Props) {
  return (
    <Stack>
      {!isDeleted && <ConsentsCard patientId={patientId} name={name} maySign />}
      {!isDeleted && <WhatsAppCard patientId={patientId} />}
      <PatientAbha patientId={patientId} name={name} isDeleted={isDeleted} />
      <Card title="Hospitals' systems">
        <PatientConsents patientId={patientId} />
      </Card>
    </Stack>
  );
}
