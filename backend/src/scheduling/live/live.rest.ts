import { EVENTS_PATH } from '../../platform/http/event-stream.js';
import type { RestRoute } from '../../platform/http/rest.js';
import type { LiveStreams } from './live-streams.js';

/** REST route of the stream that tells staff what changed. */
export function liveRoutes(streams: LiveStreams): RestRoute[] {
  return [
    {
      method: 'get',
      path: EVENTS_PATH,
      verb: 'events.listen',
      docs: {
        summary:
          'Server-sent events: `event: changed` with `{"topics": [...]}`, of `calendar:YYYY-MM-DD`, `calendar` (every day), `requests`, `inbox`, `notices` and `waiting`, as far as the account may read them',
        files: ['text/event-stream'],
      },
      handle: ({ response, actor }) => streams.open(actor, response),
    },
  ];
}
