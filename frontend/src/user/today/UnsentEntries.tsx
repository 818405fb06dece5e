import { SaidSign } from './SaidSign';
import { Unsent } from './Unsent';
import { useOwnDay } from './useOwnDay';

/** Unsent entries of the day, on other pages: they are retried, and a reported danger sign keeps its advice. */
export function UnsentEntries() {
  const { day, state } = useOwnDay();
  return (
    <>
      <SaidSign state={state} />
      <Unsent day={day} state={state} />
    </>
  );
}
