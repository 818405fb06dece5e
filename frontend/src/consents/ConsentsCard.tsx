import { Button, Skeleton } from 'antd';
import { momentText } from '../calendar/clinic-time';
import { failureText } from '../failure-text';
import { filePaths } from '../files/file-paths';
import { dialogOnDemand } from '../ui/dialogs/dialogOnDemand';
import { useDialog } from '../ui/dialogs/useDialog';
import { QueryBoundary } from '../ui/feedback/QueryBoundary';
import { Card } from '../ui/layout/Card';
import { DataTable, type Column } from '../ui/lists/DataTable';
import { EmptyList } from '../ui/lists/EmptyList';
import { signedText } from './consent-texts';
import { useTreatmentConsentsQuery, type ConsentFragment } from './gql/generated';

const SignConsentDialog = dialogOnDemand(async () => (await import('./SignConsentDialog')).SignConsentDialog);
const WithdrawConsentDialog = dialogOnDemand(
  async () => (await import('./WithdrawConsentDialog')).WithdrawConsentDialog,
);

interface Actions {
  readonly maySign: boolean;
  readonly onWithdraw: (consent: ConsentFragment) => void;
}

const columns: readonly Column<ConsentFragment, Actions>[] = [
  { title: 'Form', kind: 'lead', cell: ({ form }) => `${form.name}, version ${form.version}` },
  { title: 'Signed by', kind: 'text', cell: signedText },
  { title: 'In the presence of', kind: 'text', cell: ({ witness }) => witness },
  {
    title: 'Status',
    kind: 'text',
    cell: ({ withdrawnAt, withdrawnReason }) =>
      withdrawnAt ? `Taken back ${momentText(withdrawnAt)}: ${withdrawnReason ?? ''}` : 'Stands',
  },
  {
    title: 'Actions',
    kind: 'actions',
    cell: (consent, { maySign, onWithdraw }) => (
      <>
        <Button href={consent.url} aria-label={`Sheet: ${consent.form.name}, ${momentText(consent.signedAt)}`}>
          Sheet
        </Button>
        {consent.fileId && (
          <Button
            href={filePaths.file(consent.fileId)}
            target="_blank"
            rel="noreferrer"
            aria-label={`Scan: ${consent.form.name}, ${momentText(consent.signedAt)}`}
          >
            Scan
          </Button>
        )}
        {maySign && !consent.withdrawnAt && (
          <Button
            aria-label={`Take back: ${consent.form.name}, ${momentText(consent.signedAt)}`}
            onClick={() => onWithdraw(consent)}
          >
            Take back
          </Button>
        )}
      </>
    ),
  },
];

interface Props {
  readonly patientId: string;
  /** Name of the patient, the first choice of who signs. */
  readonly name: string;
  /** Whether one signs with the patient; doctors read only. */
  readonly maySign: boolean;
}

/** What the patient has signed before treatment; it is taken back as easily as it was given (bench §4). */
export function ConsentsCard({ patientId, name, maySign }: Props) {
  const query = useTreatmentConsentsQuery({ variables: { patientId } });
  const signing = useDialog();
  const withdrawing = useDialog<ConsentFragment>();
  return (
    <Card title="Consent" beside={maySign && <Button onClick={() => signing.open(true)}>Sign a form</Button>}>
      <QueryBoundary
        query={query}
        failureText={(failure) => failureText('Failed to fetch the consents', failure)}
        skeleton={<Skeleton active title={false} paragraph={{ rows: 3 }} />}
      >
        {({ treatmentConsents }) =>
          treatmentConsents.length === 0 ? (
            <EmptyList title="No consent is signed." hint="Treatment does not wait for it." />
          ) : (
            <DataTable
              label="Consents"
              columns={columns}
              rows={treatmentConsents}
              keyOf={({ id }) => id}
              isStale={false}
              actions={{ maySign, onWithdraw: withdrawing.open }}
            />
          )
        }
      </QueryBoundary>
      {signing.subject && <SignConsentDialog patientId={patientId} name={name} {...signing.frame} />}
      {withdrawing.subject && (
        <WithdrawConsentDialog key={withdrawing.subject.id} consent={withdrawing.subject} {...withdrawing.frame} />
      )}
    </Card>
  );
}
