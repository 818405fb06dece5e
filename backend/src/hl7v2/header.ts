import { oneLine } from '../inputs/text-input.js';
import { MessageFault } from './fault.js';
import type { Hl7Message, Segment } from './message.js';

export const EVENTS = ['A01', 'A03', 'A04', 'A08', 'A31', 'A40'] as const;
/** What ADT messages tell: admitted, discharged, registered, changed (of a stay, of a person), two records of one patient. */
export type AdtEvent = (typeof EVENTS)[number];

/** Those whose patient segment reads alike. */
const VERSIONS = ['2.3', '2.3.1', '2.4', '2.5', '2.5.1', '2.6', '2.7', '2.7.1', '2.8', '2.8.1', '2.8.2'];
/** The version in which everything is answered that has none of these. */
export const OWN_VERSION = '2.5.1';
/** How long a control id is at most, in the version that lets it be longest. */
const LONGEST_ID = 199;

/** Who sends a message, by which id, and what it tells. */
export interface Header {
  application: string;
  facility: string;
  controlId: string;
  event: AdtEvent;
}

/** The version in which the sender of a header reads. */
export const versionOf = (header: Segment) => VERSIONS.find((one) => one === header.value(12)) ?? OWN_VERSION;

/** The header of a message that is for us. @throws MessageFault AR for any other */
export function headerOf(message: Hl7Message): Header {
  const header = message.first('MSH');
  const controlId = header.raw(10);
  if (controlId === '') throw new MessageFault('AR', 101, 'MSH-10 is missing.', 'MSH-10');
  if (controlId.length > LONGEST_ID || oneLine(controlId) !== controlId)
    throw new MessageFault('AR', 102, `MSH-10 is no id of at most ${LONGEST_ID} characters.`, 'MSH-10');
  if (!VERSIONS.includes(header.value(12)))
    throw new MessageFault('AR', 203, `MSH-12 is none of ${VERSIONS.join(', ')}.`, 'MSH-12');
  if (header.value(11) !== 'P')
    throw new MessageFault('AR', 202, 'MSH-11 is not P: messages for training and tests are not applied.', 'MSH-11');
  if (header.value(9) !== 'ADT') throw new MessageFault('AR', 200, 'MSH-9.1 is not ADT.', 'MSH-9');
  return {
    application: oneLine(header.value(3)),
    facility: oneLine(header.value(4)),
    controlId,
    event: eventOf(header),
  };
}

function eventOf(header: Segment): AdtEvent {
  const told = header.value(9, 2);
  const event = EVENTS.find((one) => one === told);
  if (!event) throw new MessageFault('AR', 201, `MSH-9.2 is none of ${EVENTS.join(', ')}.`, 'MSH-9');
  return event;
}
