import type { Account } from '../../platform/access/actor.js';
import type { MessageRow } from './care-message.queries.js';

/** A message, and the account that reads it. */
export interface ShownMessage {
  row: MessageRow;
  actor: Pick<Account, 'userId'>;
}
