/** What is wrong with a message, in the words of table 0357. */
export const FAULTS = {
  101: 'Required field missing',
  102: 'Data type error',
  103: 'Table value not found',
  200: 'Unsupported message type',
  201: 'Unsupported event code',
  202: 'Unsupported processing id',
  203: 'Unsupported version id',
  204: 'Unknown key identifier',
  205: 'Duplicate key identifier',
  207: 'Application internal error',
} as const;
export type FaultCode = keyof typeof FAULTS;

/** AR: the message is not for us. AE: it is, and was not applied. */
export type Refusal = 'AE' | 'AR';

/** Why a message was not applied: what is answered, and where in the message it lies, such as `PID-5`; nothing of its values. */
export class MessageFault extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly code: FaultCode,
    /** A sentence for the people of the sender. */
    readonly sentence: string,
    readonly place?: string,
  ) {
    super(sentence);
  }
}
