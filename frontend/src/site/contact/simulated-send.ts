import type { ContactMessage } from './contact-form-rules';

const delayMs = 1000;

/** Stands where a call will be: it takes a second and sends nothing (spec §4, reading 58). */
export function simulatedSend(_message: ContactMessage): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, delayMs);
  });
}
