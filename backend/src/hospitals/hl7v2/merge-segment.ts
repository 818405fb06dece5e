import { oneLine } from '../../platform/inputs/text-input.js';
import { MessageFault } from './fault.js';
import type { NamedPair } from './merge.service.js';
import type { Hl7Message } from './message.js';
import { candidatesOf, identifierOf } from './patient-segment.js';

/** Parses the records to merge: MRG-1 into PID-3, exactly one pair. @throws MessageFault AE */
export function readMergedPair(message: Hl7Message): NamedPair {
  const [stays, merged] = [message.all('PID'), message.all('MRG')];
  const named = new Set(merged.flatMap((mrg) => candidatesOf(mrg, 1)).map(({ value }) => oneLine(value)));
  const [from] = named;
  if (from === undefined) throw new MessageFault('AE', 101, 'MRG-1 names no patient.', 'MRG-1');
  // With several pairs the assignment would be ambiguous, and a merge cannot be undone.
  if (stays.length > 1 || merged.length > 1 || named.size > 1)
    throw new MessageFault('AE', 102, 'A message merges one record into one other: send a message for each.', 'MRG-1');
  return { from, into: oneLine(identifierOf(message.first('PID')).value) };
}
