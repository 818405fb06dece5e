/** How long before its end a page offers to stay (AU-3, WCAG 2.2.1). */
const offeredForMs = 120_000;
/** At least this long is nothing asked, however short the clinic's limit is. */
const quietForMs = 30_000;

/** When a session ends unless it is used, as the server said it last; in milliseconds since 1970. */
export interface SessionTime {
  readonly endsAt: number;
  /** When the page offers to stay; never where staying prolongs nothing. */
  readonly offersAt: number;
  /** When the server was asked. */
  readonly usedAt: number;
}

let present: SessionTime | null = null;
const listeners = new Set<() => void>();
/** Opened by the first page that works with an account. */
let opened: BroadcastChannel | undefined;

const become = (time: SessionTime) => {
  present = time;
  for (const onChange of listeners) onChange();
};

/** Follows the time. The tabs of a browser share one session: a call of any of them is a use of it. */
export function subscribeToSessionTime(onChange: () => void): () => void {
  if (!opened) {
    opened = new BroadcastChannel('session-time');
    opened.addEventListener('message', ({ data }: MessageEvent<SessionTime>) => become(data));
  }
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** The time as it is known, or null before the server has told it. */
export const sessionTime = (): SessionTime | null => present;

/** No session that nobody asked to keep lasts so long (AU-3). */
const dayMs = 86_400_000;

/** Whether the patient ticked 'Keep me signed in on this phone': the session then lasts for weeks. */
export const isKeptSignedIn = (): boolean => present !== null && present.endsAt - Date.now() > dayMs;

/** Takes from an answer how many seconds of the session are left; `usedAt` is when it was on its way. */
export function noteSessionTime(response: Response, usedAt = Date.now()): void {
  const seconds = response.headers.get('session-seconds-left');
  if (seconds === null) return;
  const endsAt = usedAt + Number(seconds) * 1000;
  // No use puts off an end for age, so there is nothing to offer: the sign-in opens over the page when it is there.
  const isFinal = response.headers.get('session-final') === 'true';
  const offersAt = isFinal ? Infinity : Math.max(endsAt - offeredForMs, usedAt + quietForMs);
  const time = { usedAt, endsAt, offersAt };
  become(time);
  opened?.postMessage(time);
}

/** A `fetch` whose answers are noted. The first call of a visit is answered by the startup call, which went out as the page was loaded. */
export function notingSessionTime(send: typeof fetch): typeof fetch {
  let isFirst = true;
  return async (input, init) => {
    const loadedAt = isFirst ? performance.timeOrigin : undefined;
    isFirst = false;
    const response = await send(input, init);
    // The startup answer can be older than what is known by now: a patient's day asks without Apollo, until the session ends.
    if (!present || loadedAt === undefined || loadedAt > present.usedAt) noteSessionTime(response, loadedAt);
    return response;
  };
}
