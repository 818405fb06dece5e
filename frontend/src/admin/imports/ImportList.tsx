import { useDialog } from '#src/ui/dialogs/useDialog';
import { failureText } from '#src/failure-text';
import { countOf } from '#src/ui/lists/list-count';
import { ListCard } from '#src/ui/lists/ListCard';
import { useWholeList } from '#src/ui/lists/useList';
import { usePatientImportsQuery, type ImportRowFragment } from './gql/generated';
import { importColumns } from './import-columns';
import { UndoImportDialog } from './UndoImportDialog';

/** The imports so far, newest first, each with its state and counts; those of the last 30 days can be undone. */
export function ImportList() {
  const query = usePatientImportsQuery({ fetchPolicy: 'cache-and-network' });
  const list = useWholeList(query, ({ patientImports }) => patientImports);
  const undo = useDialog<ImportRowFragment>();
  return (
    <>
      <ListCard
        name="Import list"
        label="Imports"
        list={list}
        count={countOf(list, { none: 'No imports', one: '1 import', many: 'imports' })}
        empty={{ title: 'No file was imported yet.', hint: 'Checks of files are listed here, too.' }}
        failureText={(failure) => failureText('Failed to fetch the imports', failure)}
        columns={importColumns}
        keyOf={({ id }) => id}
        actions={{ onUndo: undo.open }}
      />
      {undo.subject && <UndoImportDialog found={undo.subject} {...undo.frame} />}
    </>
  );
}
