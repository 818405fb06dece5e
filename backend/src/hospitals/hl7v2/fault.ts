/** Error codes and texts of table 0357. */
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

/** AR: the message is rejected as not addressed to us. AE: it was not applied. */
export type Refusal = 'AE' | 'AR';

/** Why a message was not applied: the code and its location in the message, such as `PID-5`, without its values. */
export class MessageFault extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly code: FaultCode,
    /** Explanation for the sender's staff. */
    readonly sentence: string,
    readonly place?: string,
  ) {
    super(sentence);
  }
}
