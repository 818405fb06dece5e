import { KeptSign } from './KeptSign';
import type { DayState } from './day-state';
import { gravest, gravityOf, gravityOfStop, saidOn } from './reported-signs';
import { useYesCount } from './useYesCount';

/** How grave a danger sign is that was said, or that stops the plan; null of none. Before the day is told: what this tab kept. */
export function gravityOnPage({ told, entries, day, before }: DayState) {
  if (!told) return before;
  return gravest([gravityOf(saidOn(entries, day)), gravityOfStop(told)]);
}

/** On a page beside /user/today: a danger sign that was said, or that stops the plan, with its advice (recovery §5, §7). */
export function SaidSign({ state }: { readonly state: DayState }) {
  const severity = gravityOnPage(state);
  const said = saidOn(state.entries, state.day);
  const yesCount = useYesCount(said);
  if (!severity) return null;
  const isStored = Boolean(gravityOfStop(state.told)) && said.length === 0;
  return <KeptSign key={`${severity} ${yesCount}`} severity={severity} isStored={isStored} />;
}
