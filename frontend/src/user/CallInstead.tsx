import * as text from '#messages/user';
import { CallTheClinic } from './CallTheClinic';

/** Rendered instead of a part that failed to load: the same can be done by phone. */
export function CallInstead() {
  return (
    <p role="alert">
      <CallTheClinic say={text.notLoaded} />
    </p>
  );
}
