import { Button, Form } from 'antd';
import { useFormDiscard } from '#src/ui/dialogs/DiscardQuestion';
import type { SheetNoteFragment } from './gql/generated';
import styles from './NoteSheet.module.css';
import type { NoteValues } from './note-values';
import type { NoteWriting } from './useNoteWriting';

/** What saves the note as a draft, and resolves to its id. */
export type SaveDraft = () => Promise<string>;

interface Props {
  readonly files: SheetNoteFragment['files'];
  readonly writing: NoteWriting;
  /** Called with what saves the draft that a file belongs to. */
  readonly onAdd: (saveDraft: SaveDraft) => void;
}

/** The files of the note, and the button that adds one; the note is saved as a draft before the file is sent. */
export function NoteFiles({ files, writing, onAdd }: Props) {
  const form = Form.useFormInstance<NoteValues>();
  const { setEdited } = useFormDiscard();
  const present = () => form.getFieldsValue(true) as NoteValues;
  const saveDraft = async () => {
    const id = await writing.write(present());
    if (writing.isWritten(present())) setEdited(false);
    return id;
  };
  return (
    <fieldset className={styles.treatments}>
      <legend>Files</legend>
      {files.length > 0 && (
        <ul aria-label="Files of the note" className={styles.files}>
          {files.map(({ id, title, url }) => (
            <li key={id}>
              {url ? (
                <a href={url} target="_blank" rel="noreferrer">
                  {title}
                </a>
              ) : (
                title
              )}
            </li>
          ))}
        </ul>
      )}
      <Button onClick={() => onAdd(saveDraft)}>Add a file</Button>
    </fieldset>
  );
}
