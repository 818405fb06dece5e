/** Startup failure that the person at the terminal can fix: main prints the sentence without a stack and exits with 1. */
export class StartupError extends Error {
  override name = 'StartupError';
}
