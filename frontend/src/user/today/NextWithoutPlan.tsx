import { NextStep } from '../NextStep';
import { useSessionsAhead } from '../useSessionsAhead';
import { useFrameDay } from './day-context';
import { gravityOfStop } from './reported-signs';

/** The next session of a patient without a live plan, or how to ask for one. */
export function NextWithoutPlan() {
  const { state } = useFrameDay();
  const ahead = useSessionsAhead(true);
  return <NextStep ahead={ahead} mayAsk={gravityOfStop(state.told) !== 'EMERGENCY'} />;
}
