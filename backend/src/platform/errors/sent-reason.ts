import { Reason } from './reason.js';

/** Reason as GraphQL and REST send it, which clients can translate; without `field` it is about the request as a whole. */
export interface SentReason extends Pick<Reason, 'code' | 'values'> {
  field?: string;
}

export function toReasonPayload({ code, values }: Reason, field?: string): SentReason {
  return { ...(field !== undefined && { field }), code, values };
}
