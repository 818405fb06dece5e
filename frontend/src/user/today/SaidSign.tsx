import { KeptSign } from './KeptSign';
import type { DayState } from './day-state';
import { gravest, gravityOf, gravityOfStop, saidOn } from './reported-signs';
import { useYesCount } from './useYesCount';

/** Returns the severity of a reported danger sign or of the plan's stop, or null. Until the day is loaded, the stored severity is used. */
export function gravityOnPage({ told, entries, day, before }: DayState) {
  if (!told) return before;
  return gravest([gravityOf(saidOn(entries, day)), gravityOfStop(told)]);
}

/** Shows a reported danger sign or the plan's stop, with its advice, on pages other than /user/today. */
export function SaidSign({ state }: { readonly state: DayState }) {
  const severity = gravityOnPage(state);
  const said = saidOn(state.entries, state.day);
  const yesCount = useYesCount(said);
  if (!severity) return null;
  const isStored = Boolean(gravityOfStop(state.told)) && said.length === 0;
  return <KeptSign key={`${severity} ${yesCount}`} severity={severity} isStored={isStored} />;
}
