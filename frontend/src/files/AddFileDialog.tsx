import { Form, type FormRule } from 'antd';
import type { DocumentNode } from 'graphql';
import { useState } from 'react';
import { failureText } from '../failure-text';
import type { DialogState } from '../ui/dialogs/Dialog';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { fileComplaint } from './file-complaint';
import { categoryLabels } from './file-texts';
import { FileChoice } from './FileChoice';
import { FileFormFields, type FileValues } from './FileFormFields';
import styles from './files.module.css';
import { sendFile } from './send-file';

interface Props extends DialogState {
  readonly patientId: string;
  /** The treatment note that the file belongs to, or what saves the note before the file is sent. */
  readonly note?: string | (() => Promise<string>) | undefined;
  /** Queries that show the file. */
  readonly reloads: readonly DocumentNode[];
}

interface Values extends FileValues {
  readonly file: File;
}

const fileRules: FormRule[] = [
  {
    required: true,
    validator: async (_rule, file: File | undefined) => {
      const complaint = file ? fileComplaint(file) : 'Choose a file.';
      if (complaint) throw new Error(complaint);
    },
  },
];

/** Adds a picture or PDF to a record. The bytes go through REST, with the share that was sent. */
export function AddFileDialog({ patientId, note, reloads, ...frame }: Props) {
  const [percent, setPercent] = useState<number | null>(null);
  const send = async ({ file, category, title, takenOn }: Values) => {
    setPercent(0);
    try {
      const noteId = typeof note === 'function' ? await note() : note;
      const fields = { category, title: title?.trim() || categoryLabels[category], takenOn, noteId };
      const isNew = await sendFile(patientId, file, fields, setPercent);
      return isNew ? 'The file was added.' : 'This file was there already.';
    } finally {
      setPercent(null);
    }
  };
  return (
    <FormDialog<Values>
      {...frame}
      title="Add a file"
      name="file"
      submitLabel="Add it"
      send={send}
      failureText={(failure) => failureText('The file was not added', failure)}
      reloads={reloads}
    >
      <Form.Item
        name="file"
        extra="A JPEG, PNG or WebP picture up to 15 MB, or a PDF up to 20 MB."
        rules={fileRules}
        validateTrigger="onChange"
      >
        <FileChoice />
      </Form.Item>
      <FileFormFields />
      {percent !== null && <Sent percent={percent} />}
    </FormDialog>
  );
}

/** What share was sent; a picture is made anew afterwards. */
function Sent({ percent }: { readonly percent: number }) {
  return (
    <div className={styles.sent}>
      <progress aria-label="Upload" max={100} value={percent} />
      <output>{percent < 100 ? `Sending: ${percent} %` : 'Sent. The file is being checked…'}</output>
    </div>
  );
}
