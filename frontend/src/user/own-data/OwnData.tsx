import * as text from '#messages/ownData';
import { ApolloArea } from '#src/auth/ApolloArea';
import { downloadFile } from '#src/downloads/download-file';
import { ownDataPath } from '#src/downloads/export-paths';
import { failureText } from '#src/failure-text';
import { ErrorSlot, ErrorSlotProvider } from '#src/ui/feedback/ErrorSlotProvider';
import { useAction } from '#src/ui/hooks/useAction';
import { PlainButton } from '#src/ui/layout/PlainButton';
import { AskForm } from './AskForm';
import styles from './OwnData.module.css';
import { OwnRequests } from './OwnRequests';

/** What a patient can do with the own data: download it, ask for it to be corrected or erased, and see what was answered. */
export function OwnData() {
  return (
    <ApolloArea>
      <div className={styles.parts}>
        <ErrorSlotProvider>
          <Download />
        </ErrorSlotProvider>
        <OwnRequests />
        <ErrorSlotProvider>
          <AskForm kind="CORRECTION" />
        </ErrorSlotProvider>
        <ErrorSlotProvider>
          <AskForm kind="ERASURE" />
        </ErrorSlotProvider>
      </div>
    </ApolloArea>
  );
}

/** Downloads everything that the clinic holds, as a ZIP. */
function Download() {
  const { run, isBusy } = useAction({
    send: async () => {
      await downloadFile(ownDataPath, 'your-data.zip');
      return text.downloaded;
    },
    failureText: (failure) => failureText(text.notDownloaded, failure),
  });
  return (
    <div className={styles.part}>
      <p>{text.about}</p>
      <p>{text.notes}</p>
      <ErrorSlot />
      <PlainButton isBusy={isBusy} onClick={() => run()}>
        {text.download}
      </PlainButton>
    </div>
  );
}
