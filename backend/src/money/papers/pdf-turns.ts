import { Semaphore } from '../../platform/limits/semaphore.js';

/** PDFs of the books that a process builds at once, for downloads and e-mails together; each uses CPU. */
export const pdfTurns = new Semaphore(2);
