import * as text from '#messages/today';
import { DayFrame } from './DayFrame';
import { shownDay } from './shown-day';
import { TodayParts } from './TodayParts';

/**
 * /user/today: how far along a patient is, and what to do today (recovery §4). It asks the server by itself: Apollo and Ant Design come with the
 * sign-in, should the session end.
 */
export function TodayPage() {
  return (
    <DayFrame title={text.title} isOfDay>
      {({ today, day, state }) => <TodayParts today={shownDay(today, state.day)} day={day} state={state} />}
    </DayFrame>
  );
}
