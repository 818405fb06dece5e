import { code } from '#messages/language';
import { scriptData } from '#src/brand/script-data';
import { serverPaths } from '#src/paths';
import { patience, requestOf } from '#src/auth/graphql-request';
import { dayRequest } from './day-request';

/**
 * Returns an inline script that requests the day while the other scripts load; they take the response (early-day.ts). The HTML contains no
 * patient data: it is the same for everybody.
 */
export function earlyDayScript(): string {
  const { headers, ...request } = requestOf(dayRequest.name, dayRequest.query, dayRequest.variables);
  const init = scriptData({ ...request, headers: { ...headers, 'accept-language': code } });
  const ask = `earlyDay=fetch(${scriptData(serverPaths.graphql)},{...${init},signal:AbortSignal.timeout(${patience})})`;
  // The taker handles an error; until then, avoid an unhandled rejection.
  return `${ask};earlyDay.catch(()=>{})`;
}
