import { CheckCircleOutlined, CloseCircleOutlined } from '@ant-design/icons';
import { momentText } from '#src/calendar/clinic-time';
import { failureText } from '#src/failure-text';
import { LoadingText } from '#src/ui/feedback/LoadingText';
import { QueryBoundary } from '#src/ui/feedback/QueryBoundary';
import { StatusWord } from '#src/ui/feedback/StatusWord';
import { Card } from '#src/ui/layout/Card';
import { Screen } from '#src/ui/layout/Screen';
import { Stack } from '#src/ui/layout/Stack';
import { DataTable, type Column } from '#src/ui/lists/DataTable';
import { MemberFacts } from '../team/MemberFacts';
import { useSystemStateQuery, type SystemStateQuery } from './gql/generated';
import { agoText, backupFacts, diskFacts, jobLabels, messageFacts, safeguardFacts, scannerFacts } from './system-facts';

type State = SystemStateQuery['systemState'];
type Job = State['jobs'][number];

/** /admin/system: how the server does, in words. */
export function SystemPage() {
  const query = useSystemStateQuery({ fetchPolicy: 'cache-and-network', pollInterval: 60_000 });
  return (
    <Screen title="System">
      <QueryBoundary
        query={query}
        failureText={(failure) => failureText('Failed to fetch how the server does', failure)}
        skeleton={<LoadingText />}
      >
        {({ systemState }) => <Parts state={systemState} />}
      </QueryBoundary>
    </Screen>
  );
}

function Parts({ state }: { readonly state: State }) {
  return (
    <Stack gap={4}>
      <Troubles troubles={state.troubles} />
      <Card title="Backups">
        {state.backup.isOn ? (
          <MemberFacts facts={backupFacts(state)} />
        ) : (
          <p>
            Backups are switched off. BACKUP_DIR and BACKUP_RECIPIENT in the environment of the server switch them on.
          </p>
        )}
      </Card>
      <Card title="Messages">
        <MemberFacts facts={messageFacts(state)} />
      </Card>
      <Card title="Safeguards">
        <MemberFacts facts={safeguardFacts(state)} />
      </Card>
      <Card title="Checks of files">
        {state.scanner.isOn || state.scanner.waiting > 0 ? (
          <MemberFacts facts={scannerFacts(state)} />
        ) : (
          <p>
            Files are not checked for malware. SCAN_URL in the environment of the server names the scanner, a clamd.
          </p>
        )}
      </Card>
      <Card title="Disks">
        <MemberFacts facts={diskFacts(state)} />
      </Card>
      <Card title="Jobs">
        <DataTable
          label="Jobs"
          columns={columns}
          rows={state.jobs}
          keyOf={({ name }) => name}
          actions={state.asOf}
          isStale={false}
        />
      </Card>
      <p>
        Version {state.version}, as of {momentText(state.asOf)}. The times of the jobs are those of one process of the
        server, since its start.
      </p>
    </Stack>
  );
}

function Troubles({ troubles }: { readonly troubles: readonly string[] }) {
  if (troubles.length === 0)
    return (
      <p>
        <StatusWord tone="success" Icon={CheckCircleOutlined} isSentence>
          Nothing needs attention.
        </StatusWord>
      </p>
    );
  return (
    <Card title="Needs attention" standsOut>
      <ul aria-label="Needs attention">
        {troubles.map((text) => (
          <li key={text}>
            <StatusWord tone="error" Icon={CloseCircleOutlined} isSentence>
              {text}
            </StatusWord>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const isFailing = ({ succeededAt, failedAt }: Job) =>
  failedAt !== null && (succeededAt === null || failedAt > succeededAt);

const columns: readonly Column<Job, string>[] = [
  { title: 'Job', kind: 'lead', cell: ({ name }) => jobLabels[name] ?? name },
  {
    title: 'State',
    kind: 'text',
    cell: (job) =>
      isFailing(job) ? (
        <StatusWord tone="error" Icon={CloseCircleOutlined}>
          Fails
        </StatusWord>
      ) : (
        <StatusWord tone="success" Icon={CheckCircleOutlined}>
          Works
        </StatusWord>
      ),
  },
  {
    title: 'Worked last',
    kind: 'text',
    cell: ({ succeededAt }, asOf) => (succeededAt === null ? 'Not yet' : agoText(succeededAt, asOf)),
  },
];
