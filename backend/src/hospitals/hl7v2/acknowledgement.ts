import { randomBytes } from 'node:crypto';
import type { Charset } from './charset.js';
import { FAULTS, type MessageFault } from './fault.js';
import { versionOf } from './header.js';
import { escaped, type Hl7Message } from './message.js';

/** Result of a message: applied, or its fault. */
export type Verdict = 'AA' | MessageFault;

/** Largest length of repeated sender names and ids. */
const LONGEST = 227;
const CHARSETS: Record<Charset, string> = { utf8: 'UNICODE UTF-8', latin1: '8859/1' };

/** Returns the code of a verdict for lists, such as `AE 101`. */
export const codeOf = (verdict: Verdict) => (verdict === 'AA' ? verdict : `${verdict.refusal} ${verdict.code}`);

/** Builds the acknowledgment of a message, with the message's separators and character set. */
export function acknowledge(
  message: Hl7Message,
  verdict: Verdict,
  { now, charset }: { now: Date; charset: Charset },
): Buffer {
  const { separators } = message;
  const { field, component, repetition, escape, subComponent } = separators;
  const of = message.first('MSH');
  const sent = (place: number) => of.raw(place).slice(0, LONGEST);
  const parts = (...texts: string[]) => texts.join(component);
  const event = of.value(9, 2);
  const type = /^[A-Z]\d\d$/.test(event) ? parts('ACK', event, 'ACK') : 'ACK';
  const header = [
    'MSH',
    component + repetition + escape + subComponent,
    ...[5, 6, 3, 4].map(sent),
    `${now.toISOString().replaceAll(/\D/g, '').slice(0, 14)}+0000`,
    '',
    type,
    randomBytes(10).toString('hex'),
    'P',
    versionOf(of),
    '',
    '',
    '',
    '',
    '',
    CHARSETS[charset],
  ];
  const code = verdict === 'AA' ? verdict : verdict.refusal;
  const segments = [
    header,
    ['MSA', code, sent(10), ...(verdict === 'AA' ? [] : [escaped(verdict.sentence, separators)])],
  ];
  if (verdict !== 'AA') segments.push(errorSegment(verdict, parts, escaped(verdict.sentence, separators)));
  return Buffer.from(segments.map((one) => `${one.join(field)}\r`).join(''), charset);
}

/** Builds the ERR segment: location, the standard's text, and ours. */
function errorSegment(
  { code, place }: MessageFault,
  parts: (...texts: string[]) => string,
  sentence: string,
): string[] {
  const [segment = '', fieldNumber = ''] = place?.split('-') ?? [];
  const where = place ? parts(segment, '1', fieldNumber) : '';
  return ['ERR', '', where, parts(String(code), FAULTS[code], 'HL70357'), 'E', '', '', '', sentence];
}
