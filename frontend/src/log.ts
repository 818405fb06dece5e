/** Logs errors that no user sees. The only module that writes to the browser's console. */
export const log = {
  warn(message: string, error: unknown): void {
    console.warn(message, error);
  },
};
