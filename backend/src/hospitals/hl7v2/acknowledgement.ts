import { randomBytes } from 'node:crypto';
import type { Charset } from './charset.js';
import { FAULTS, type MessageFault } from './fault.js';
import { versionOf } from './header.js';
import { escaped, type Hl7Message } from './message.js';

/** How it ends: applied, or why not. */
export type Verdict = 'AA' | MessageFault;

/** What is repeated of the other side's names and ids is no longer than they may be. */
const LONGEST = 227;
const CHARSETS: Record<Charset, string> = { utf8: 'UNICODE UTF-8', latin1: '8859/1' };

/** The code of a verdict as people read it in a list, such as AE 101. */
export const codeOf = (verdict: Verdict) => (verdict === 'AA' ? verdict : `${verdict.refusal} ${verdict.code}`);

/** The answer to a message, in its own separators and letters (hospital §7). */
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

/** Where it lies, what it is in the words of the standard, and in ours. */
function errorSegment(
  { code, place }: MessageFault,
  parts: (...texts: string[]) => string,
  sentence: string,
): string[] {
  const [segment = '', fieldNumber = ''] = place?.split('-') ?? [];
  const where = place ? parts(segment, '1', fieldNumber) : '';
  return ['ERR', '', where, parts(String(code), FAULTS[code], 'HL70357'), 'E', '', '', '', sentence];
}
