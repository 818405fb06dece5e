import { useEffect } from 'react';
import { LoadingText } from '../ui/feedback/LoadingText';

/** Reloads an address that this build lacks, such as the admin pages in Hindi, from the server. */
export function ReloadFromServer() {
  useEffect(() => window.location.reload(), []);
  return <LoadingText />;
}
