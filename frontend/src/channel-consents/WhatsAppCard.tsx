import { Checkbox } from 'antd';
import { momentText } from '../calendar/clinic-time';
import { failureText } from '../failure-text';
import { ErrorSlot } from '../ui/feedback/ErrorSlotProvider';
import { useAction } from '../ui/hooks/useAction';
import { Card } from '../ui/layout/Card';
import {
  PatientChannelConsentsDocument,
  usePatientChannelConsentsQuery,
  useSetPatientChannelConsentMutation,
  type PatientChannelConsentsQuery,
} from './gql/generated';

type Consent = PatientChannelConsentsQuery['channelConsents'][number];

const sources: Readonly<Record<string, string>> = {
  PATIENT: 'by the patient',
  DESK: 'at the front desk',
  STOP: 'by a message that says STOP',
};

/** Says who last said yes or no, and when. */
const saidText = ({ given, at, by }: Consent): string =>
  at === null
    ? 'Nothing has been said yet.'
    : `${given ? 'Yes' : 'No'}, said ${sources[by ?? ''] ?? ''} on ${momentText(at)}.`;

/** What a patient says of WhatsApp, for staff who ask; nothing where it is not set up or cannot reach the patient. */
export function WhatsAppCard({ patientId }: { readonly patientId: string }) {
  const { data } = usePatientChannelConsentsQuery({ variables: { patientId }, fetchPolicy: 'cache-and-network' });
  const consent = data?.channelConsents.find(({ channel }) => channel === 'WHATSAPP');
  if (!consent || !(consent.reaches || consent.given)) return null;
  return (
    <Card title="Messages by WhatsApp">
      <p>Tick it only if the patient says so.</p>
      <ConsentBox patientId={patientId} consent={consent} />
      <p>{saidText(consent)}</p>
    </Card>
  );
}

/** The box of the consent. It stands in the card, where its errors are shown. */
function ConsentBox({ patientId, consent }: { readonly patientId: string; readonly consent: Consent }) {
  const [set] = useSetPatientChannelConsentMutation();
  const { run, isBusy } = useAction<boolean>({
    keyOf: () => 'whatsapp',
    send: async (given) => {
      await set({ variables: { patientId, channel: 'WHATSAPP', given } });
      return given ? 'Messages may go by WhatsApp.' : 'Messages go as text messages again.';
    },
    failureText: (failure) => failureText('The consent could not be saved', failure),
    reloads: [PatientChannelConsentsDocument],
  });
  return (
    <>
      <ErrorSlot />
      <Checkbox checked={consent.given} disabled={isBusy} onChange={({ target }) => run(target.checked)}>
        {consent.words}
      </Checkbox>
    </>
  );
}
