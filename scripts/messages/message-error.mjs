import { TaskError } from '../root.mjs';

/** A mistake in a message file, told with the file, the key and the reason. */
export class MessageError extends TaskError {
  constructor(file, key, reason) {
    super(`messages/${file}: ${key}: ${reason}`);
  }
}
