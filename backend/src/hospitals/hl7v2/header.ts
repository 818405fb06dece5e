import type { Permission } from '../../platform/access/access-policy.js';
import { oneLine } from '../../platform/inputs/text-input.js';
import { MessageFault } from './fault.js';
import type { Hl7Message, Segment } from './message.js';

/** Supported message types and events, with the permission of each. */
export const EVENTS = {
  /** A01 admit, A03 discharge, A04 register, A08 and A31 update, A40 merge. */
  ADT: {
    A01: 'hl7.admit',
    A03: 'hl7.discharge',
    A04: 'hl7.admit',
    A08: 'hl7.admit',
    A31: 'hl7.admit',
    A40: 'hl7.merge',
  },
  /** S12 book, S14 modify, S15 cancel. */
  SIU: { S12: 'hl7.book', S14: 'hl7.move', S15: 'hl7.cancel' },
} as const satisfies Record<string, Record<string, Permission>>;
export type AdtEvent = keyof typeof EVENTS.ADT;
export type SiuEvent = keyof typeof EVENTS.SIU;
/** A message type with one of its events. */
type Told = { type: 'ADT'; event: AdtEvent } | { type: 'SIU'; event: SiuEvent };

/** Supported versions; their PID segments are compatible. */
const VERSIONS = ['2.3', '2.3.1', '2.4', '2.5', '2.5.1', '2.6', '2.7', '2.7.1', '2.8', '2.8.1', '2.8.2'];
/** Version of responses to messages in any other version. */
export const OWN_VERSION = '2.5.1';
/** Longest control id, in the version that allows most. */
const LONGEST_ID = 199;

/** Sender, control id and event of a message. */
export type Header = Told & {
  application: string;
  facility: string;
  controlId: string;
  /** Permission that is audited. */
  verb: Permission;
};

/** Returns the version of a header if supported, or else our own. */
export const versionOf = (header: Segment) => VERSIONS.find((one) => one === header.value(12)) ?? OWN_VERSION;

/** Parses the header of a supported message. @throws MessageFault AR for any other */
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
  return { ...senderOf(message), controlId, ...toldIn(header) };
}

/** Returns the sender's names, also of unsupported messages. */
export function senderOf(message: Hl7Message): Pick<Header, 'application' | 'facility'> {
  const header = message.first('MSH');
  return { application: oneLine(header.value(3)), facility: oneLine(header.value(4)) };
}

function toldIn(header: Segment): Told & Pick<Header, 'verb'> {
  const [type, event] = [header.value(9), header.value(9, 2)];
  const names = (one: object) => Object.keys(one).join(', ');
  if (!isKey(EVENTS, type)) throw new MessageFault('AR', 200, `MSH-9.1 is none of ${names(EVENTS)}.`, 'MSH-9');
  const events = EVENTS[type];
  if (!isKey(events, event)) throw new MessageFault('AR', 201, `MSH-9.2 is none of ${names(events)}.`, 'MSH-9');
  return { type, event, verb: events[event] } as Told & { verb: Permission };
}

const isKey = <T extends object>(all: T, key: PropertyKey): key is keyof T => Object.hasOwn(all, key);
