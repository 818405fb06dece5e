/** A reason not to start that the person at the terminal can mend: main prints the sentence, without a stack, and exits 1. */
export class StartupError extends Error {
  override name = 'StartupError';
}
