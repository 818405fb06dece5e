import * as text from '#messages/user';
import { CallTheClinic } from './CallTheClinic';

/** Stands where a part of the page could not be loaded: what it does can be done by phone. */
export function CallInstead() {
  return (
    <p role="alert">
      <CallTheClinic say={text.notLoaded} />
    </p>
  );
}
