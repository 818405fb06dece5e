import { Button, Skeleton } from 'antd';
import type { DocumentNode } from 'graphql';
import { failureText } from '../failure-text';
import { dialogOnDemand } from '../ui/dialogs/dialogOnDemand';
import { useDialog } from '../ui/dialogs/useDialog';
import { ErrorSlot } from '../ui/feedback/ErrorSlotProvider';
import { useAction } from '../ui/hooks/useAction';
import { Card } from '../ui/layout/Card';
import { GrowingList } from '../ui/lists/GrowingList';
import { FileItem, type FileCalls } from './FileItem';
import styles from './files.module.css';
import {
  PatientFilesDocument,
  usePatientFilesQuery,
  useRemoveFileMutation,
  type PatientFileFragment,
} from './gql/generated';

const AddFileDialog = dialogOnDemand(async () => (await import('./AddFileDialog')).AddFileDialog);
const ChangeFileDialog = dialogOnDemand(async () => (await import('./ChangeFileDialog')).ChangeFileDialog);
const RemoveFileDialog = dialogOnDemand(async () => (await import('./RemoveFileDialog')).RemoveFileDialog);

const slice = 20;

interface Props {
  readonly patientId: string;
  readonly mayAdd: boolean;
  /** Further queries that files are part of. */
  readonly reloads?: readonly DocumentNode[];
}

/** The files of a patient with the documents of hospitals, newest first (bench §4). */
export function FilesCard({ patientId, mayAdd, reloads = [] }: Props) {
  const adding = useDialog();
  return (
    <Card title="Files" beside={mayAdd && <Button onClick={() => adding.open(true)}>Add a file</Button>}>
      <ErrorSlot isSticky />
      <FileList patientId={patientId} reloads={reloads} />
      {adding.subject && (
        <AddFileDialog patientId={patientId} reloads={[PatientFilesDocument, ...reloads]} {...adding.frame} />
      )}
    </Card>
  );
}

function FileList({ patientId, reloads = [] }: Omit<Props, 'mayAdd'>) {
  const query = usePatientFilesQuery({ variables: { patientId, first: slice } });
  const changing = useDialog<PatientFileFragment>();
  const removing = useDialog<PatientFileFragment>();
  const shown = [PatientFilesDocument, ...reloads];
  const back = useBringBack(shown);
  const calls: FileCalls = {
    onChange: changing.open,
    onRemove: removing.open,
    onBringBack: back.run,
    isComingBack: back.isBusyWith,
  };
  return (
    <>
      <GrowingList
        query={query}
        connectionOf={({ clinicalFiles }) => clinicalFiles}
        failureText={(failure) => failureText('Failed to fetch the files', failure)}
        skeleton={<Skeleton active title={false} paragraph={{ rows: 4 }} />}
        empty={{ title: 'No files yet.', hint: 'Pictures, reports and letters of the patient appear here.' }}
      >
        {(files) => (
          <ul aria-label="Files" className={styles.list}>
            {files.map((file) => (
              <FileItem key={file.id} file={file} calls={calls} />
            ))}
          </ul>
        )}
      </GrowingList>
      {changing.subject && <ChangeFileDialog key={changing.subject.id} file={changing.subject} {...changing.frame} />}
      {removing.subject && (
        <RemoveFileDialog
          key={removing.subject.id}
          file={removing.subject}
          onUndo={back.run}
          reloads={shown}
          {...removing.frame}
        />
      )}
    </>
  );
}

/** Brings a removed file back. */
function useBringBack(reloads: readonly DocumentNode[]) {
  const [remove] = useRemoveFileMutation();
  return useAction<PatientFileFragment>({
    keyOf: ({ id }) => id,
    send: async ({ id }) => {
      await remove({ variables: { id, reason: null } });
      return 'The file is back.';
    },
    failureText: (failure) => failureText('The file was not brought back', failure),
    reloads,
  });
}
