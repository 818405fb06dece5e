import { failureText } from '../failure-text';
import type { DialogState } from '../ui/dialogs/Dialog';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { categoryLabels } from './file-texts';
import { FileFormFields, type FileValues } from './FileFormFields';
import { useUpdateFileMutation, type PatientFileFragment } from './gql/generated';

interface Props extends DialogState {
  readonly file: PatientFileFragment;
}

/** Changes what is said of a file; its content stays. */
export function ChangeFileDialog({ file, ...frame }: Props) {
  const [update] = useUpdateFileMutation();
  return (
    <FormDialog<FileValues>
      {...frame}
      title="Change the file"
      name="file-change"
      initialValues={{ category: file.category, title: file.title, takenOn: file.takenOn ?? '' }}
      submitLabel="Save"
      send={async ({ category, title, takenOn }) => {
        const input = { category, title: title?.trim() || categoryLabels[category], takenOn: takenOn || null };
        await update({ variables: { id: file.id, input } });
        return 'The file was changed.';
      }}
      failureText={(failure) => failureText('The file was not changed', failure)}
    >
      <FileFormFields />
    </FormDialog>
  );
}
