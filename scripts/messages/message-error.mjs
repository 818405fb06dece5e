import { TaskError } from '../root.mjs';

/** An error in a message file, with the file, the key and the reason. */
export class MessageError extends TaskError {
  constructor(file, key, reason) {
    super(`messages/${file}: ${key}: ${reason}`);
  }
}
