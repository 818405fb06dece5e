import { Button } from 'antd';
import { useState } from 'react';
import { ErrorBanner } from './ErrorBanner';

interface Props {
  readonly message: string;
  readonly onRetry: () => void;
}

/** Stands in the place of a list that could not be loaded: the banner, until it is dismissed (reading 69), and a way to try again. */
export function ListFailure({ message, onRetry }: Props) {
  const [isDismissed, setDismissed] = useState(false);
  return (
    <>
      {!isDismissed && <ErrorBanner message={message} onDismiss={() => setDismissed(true)} />}
      <Button onClick={onRetry}>Try again</Button>
    </>
  );
}
