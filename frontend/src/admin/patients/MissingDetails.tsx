import { Skeleton } from 'antd';
import { useEffect, useState } from 'react';
import { errorOf } from '../../errors';
import { failureText } from '../../failure-text';
import { ErrorBanner } from '../../ui/ErrorBanner';
import { RetryHint } from './RetryHint';
import { useListReload } from './useListReload';

interface Props {
  /** Why they could not be loaded; undefined while they are on their way. */
  readonly error: unknown;
  /** What cannot be done without them. */
  readonly hint: string;
  readonly onRetry: () => void;
}

/** Stands in a dialog in the place of a patient's details that are not there, or not yet. */
export function MissingDetails({ error, hint, onRetry }: Props) {
  const [dismissed, setDismissed] = useState<unknown>(null);
  const reloadList = useListReload();
  useEffect(() => {
    if (error) reloadList(errorOf(error));
  }, [error, reloadList]);
  if (!error) return <Skeleton active paragraph={{ rows: 8 }} />;
  return (
    <>
      {error !== dismissed && (
        <ErrorBanner
          message={failureText('Failed to fetch patient details', errorOf(error))}
          onDismiss={() => setDismissed(error)}
        />
      )}
      <RetryHint text={hint} onRetry={onRetry} />
    </>
  );
}
