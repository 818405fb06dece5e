import type { ContactMessage } from './contact-form-rules';

const delayMs = 1000;

/** Simulates a request: takes a second and sends nothing. */
export function simulatedSend(_message: ContactMessage): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, delayMs);
  });
}
