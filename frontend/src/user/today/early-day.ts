declare global {
  interface Window {
    /** The answer to what the HTML of a page of the day asked (early-day-script.ts); undefined elsewhere, and once it is taken. */
    earlyDay?: Promise<Response> | undefined;
  }
}

/** The answer that was asked for as the page was loaded, for the first who asks, and once. */
export function takeEarlyDay(): Promise<Response> | undefined {
  const { earlyDay } = window;
  window.earlyDay = undefined;
  return earlyDay;
}
