import type { ReactNode } from 'react';
import * as text from '#messages/sessions';
import type { OwnSessionFragment } from '../gql/generated';
import { UserText } from '../language/UserText';

type Place = Pick<OwnSessionFragment, 'sessionType' | 'homeAddress' | 'callEnding'>;

/** Tells the patient where a session at home takes place, and how one by video begins; null for sessions at the clinic. */
export function placeNote({ sessionType, homeAddress, callEnding }: Place): ReactNode {
  if (sessionType === 'TELE') return callEnding && text.callsYou({ digits: callEnding });
  if (sessionType !== 'HOME') return null;
  if (!homeAddress) return text.addressMissing;
  return text.comesTo({ address: homeAddress, typed: () => <UserText>{homeAddress}</UserText> });
}
