import { useEffect } from 'react';
import { LoadingText } from '../ui/LoadingText';

/** Stands at an address that this build does not have, such as the console in Hindi: the server has the page. */
export function ReloadFromServer() {
  useEffect(() => window.location.reload(), []);
  return <LoadingText />;
}
