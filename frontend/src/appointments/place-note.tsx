import type { ReactNode } from 'react';
import * as text from '#messages/sessions';
import type { OwnSessionFragment } from '../gql/generated';
import { UserText } from '../language/UserText';

type Place = Pick<OwnSessionFragment, 'sessionType' | 'homeAddress' | 'callEnding'>;

/** Returns the place of a session at home, or how to join a video session, for a patient; null for sessions at the clinic. */
export function placeNote({ sessionType, homeAddress, callEnding }: Place): ReactNode {
  if (sessionType === 'TELE') return callEnding && text.callsYou({ digits: callEnding });
  if (sessionType !== 'HOME') return null;
  if (!homeAddress) return text.addressMissing;
  return text.comesTo({ address: homeAddress, typed: () => <UserText>{homeAddress}</UserText> });
}
