import { Reason } from './reason.js';

/** A reason as both doors send it, from which another language makes its sentence; without `field` it is about the whole. */
export interface SentReason extends Pick<Reason, 'code' | 'values'> {
  field?: string;
}

export function toReasonPayload({ code, values }: Reason, field?: string): SentReason {
  return { ...(field !== undefined && { field }), code, values };
}
