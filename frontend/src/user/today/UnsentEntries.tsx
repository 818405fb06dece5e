import { SaidSign } from './SaidSign';
import { Unsent } from './Unsent';
import { useOwnDay } from './useOwnDay';

/** What the day left unsent, on another page: it goes on being sent, and a Yes to a danger sign keeps its advice (recovery §5, §7). */
export function UnsentEntries() {
  const { day, state } = useOwnDay();
  return (
    <>
      <SaidSign state={state} />
      <Unsent day={day} state={state} />
    </>
  );
}
