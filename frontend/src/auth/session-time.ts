/** Time before expiry at which the page offers to extend the session (WCAG 2.2.1). */
const offeredForMs = 120_000;
/** Minimum time before the offer, even if the idle timeout is short. */
const quietForMs = 30_000;

/** Expiry of the session unless it is used, in milliseconds since 1970, from the server's last response. */
export interface SessionTime {
  readonly endsAt: number;
  /** Time of the offer; infinite if the session cannot be extended. */
  readonly offersAt: number;
  /** Time of the request. */
  readonly usedAt: number;
}

let present: SessionTime | null = null;
const listeners = new Set<() => void>();
/** Opened by the first page with an account. */
let opened: BroadcastChannel | undefined;

const become = (time: SessionTime) => {
  present = time;
  for (const onChange of listeners) onChange();
};

/** Subscribes to the session's expiry. Tabs share a session: a request of any tab renews it. */
export function subscribeToSessionTime(onChange: () => void): () => void {
  if (!opened) {
    opened = new BroadcastChannel('session-time');
    opened.addEventListener('message', ({ data }: MessageEvent<SessionTime>) => become(data));
  }
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** Returns the expiry, or null before the first response. */
export const sessionTime = (): SessionTime | null => present;

/** A session lasts this long only if the user chose to stay signed in. */
const dayMs = 86_400_000;

/** Whether the patient chose 'Keep me signed in on this phone', with a session of weeks. */
export const isKeptSignedIn = (): boolean => present !== null && present.endsAt - Date.now() > dayMs;

/** Reads the remaining seconds from a response. `usedAt` is the time of the request. */
export function noteSessionTime(response: Response, usedAt = Date.now()): void {
  const seconds = response.headers.get('session-seconds-left');
  if (seconds === null) return;
  const endsAt = usedAt + Number(seconds) * 1000;
  // Use does not extend a session at its maximum age, so there is no offer: re-authentication opens at expiry.
  const isFinal = response.headers.get('session-final') === 'true';
  const offersAt = isFinal ? Infinity : Math.max(endsAt - offeredForMs, usedAt + quietForMs);
  const time = { usedAt, endsAt, offersAt };
  become(time);
  opened?.postMessage(time);
}

/** Reads the expiry unless that of a later request is known: responses overtake each other. */
function noteUnlessOlder(response: Response, usedAt: number): void {
  if (!present || usedAt >= present.usedAt) noteSessionTime(response, usedAt);
}

/** Reads the expiry from the response to the startup request, sent at page load. */
export function noteStartupTime(response: Response): void {
  noteUnlessOlder(response, performance.timeOrigin);
}

/** Wraps `fetch` to read the expiry from its responses. */
export function notingSessionTime(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const usedAt = Date.now();
    const response = await send(input, init);
    noteUnlessOlder(response, usedAt);
    return response;
  };
}
