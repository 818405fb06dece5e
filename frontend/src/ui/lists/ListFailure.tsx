import { Button } from 'antd';
import { useState } from 'react';
import { ErrorBanner } from '../feedback/ErrorBanner';

interface Props {
  readonly message: string;
  readonly onRetry: () => void;
}

/** Rendered instead of a list that failed to load: an error banner that can be dismissed, and a Retry button. */
export function ListFailure({ message, onRetry }: Props) {
  const [isDismissed, setDismissed] = useState(false);
  return (
    <>
      {!isDismissed && <ErrorBanner message={message} onDismiss={() => setDismissed(true)} />}
      <Button onClick={onRetry}>Try again</Button>
    </>
  );
}
