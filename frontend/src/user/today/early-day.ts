declare global {
  interface Window {
    /** Response of the inline script's request (early-day-script.ts); undefined on other pages, and after it is taken. */
    earlyDay?: Promise<Response> | undefined;
  }
}

/** Returns the early response to the first caller, then undefined. */
export function takeEarlyDay(): Promise<Response> | undefined {
  const { earlyDay } = window;
  window.earlyDay = undefined;
  return earlyDay;
}
