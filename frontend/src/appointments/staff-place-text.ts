import type { OwnSessionFragment } from '../gql/generated';

/** Returns the place of a session at home, or how a video session starts, for staff; null for sessions at the clinic. */
export function staffPlaceText({
  sessionType,
  homeAddress,
  callEnding,
}: Pick<OwnSessionFragment, 'sessionType' | 'homeAddress' | 'callEnding'>): string | null {
  if (sessionType === 'HOME') return homeAddress ? `At ${homeAddress}` : 'The record has no address yet';
  return sessionType === 'TELE' && callEnding ? `Call the number ending ${callEnding}` : null;
}
