import * as text from '#messages/today';
import { DayFrame } from './DayFrame';
import { shownDay } from './shown-day';
import { TodayParts } from './TodayParts';

/**
 * /user/today: a patient's progress and today's tasks. It queries the server without Apollo; Apollo and Ant Design load only for
 * re-authentication.
 */
export function TodayPage() {
  return (
    <DayFrame title={text.title} isOfDay>
      {({ today, day, state }) => <TodayParts today={shownDay(today, state.day)} day={day} state={state} />}
    </DayFrame>
  );
}
