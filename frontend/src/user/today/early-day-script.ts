import { code } from '#messages/language';
import { scriptData } from '../../brand/script-data';
import { serverPaths } from '../../paths';
import { patience, requestOf } from './fetch-graphql';
import { dayRequest } from './day-request';

/**
 * What the HTML of a patient's pages runs at once: it asks for the day while the scripts are still on their way, which then take the answer
 * (early-day.ts). Nothing of the patient stands in the HTML, which is the same for everybody.
 */
export function earlyDayScript(): string {
  const { headers, ...request } = requestOf(dayRequest.name, dayRequest.query, dayRequest.variables);
  const init = scriptData({ ...request, headers: { ...headers, 'accept-language': code } });
  const ask = `earlyDay=fetch(${scriptData(serverPaths.graphql)},{...${init},signal:AbortSignal.timeout(${patience})})`;
  // Whoever takes it deals with its failure; until then it is nobody's.
  return `${ask};earlyDay.catch(()=>{})`;
}
