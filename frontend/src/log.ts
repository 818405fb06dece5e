/** The browser's log, for failures that nobody is shown (spec §8: a failed startup check is only logged). The only writer to the console. */
export const log = {
  warn(message: string, error: unknown): void {
    console.warn(message, error);
  },
};
