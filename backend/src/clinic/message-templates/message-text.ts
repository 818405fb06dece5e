import type { MessageKind, MessageLanguage } from '../../identity/index.js';
import { MESSAGE_TEXTS } from './message-texts.js';

/** Maximum length of a value in a registered text, in characters (India's DLT rules). */
const MOST = 30;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Replaces a first letter that is itself too long, such as one with forty combining marks. */
const UNWRITABLE = '-';

/**
 * Shortens a single-line value to fit a `{#var#}`: after a word if that keeps at least half of the limit, else after a grapheme, so that a
 * vowel sign or half of an emoji is never cut off.
 */
export function fittingValue(value: string): string {
  const line = value.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= MOST) return line;
  let length = 0;
  for (const { segment, index } of graphemes.segment(line)) {
    if (index + segment.length > MOST) break;
    length = index + segment.length;
  }
  const letters = line.slice(0, length);
  const lastSpace = line[length] === ' ' ? length : letters.lastIndexOf(' ');
  return letters.slice(0, lastSpace >= MOST / 2 ? lastSpace : length).trim() || UNWRITABLE;
}

const VALUE = /\{(\w+)\}/g;

/**
 * Returns the text of a message. MESSAGE_TEXTS names its values; other values are ignored.
 * @throws Error if a value is missing or blank, because the operator would reject the gap
 */
export function messageText(kind: MessageKind, language: MessageLanguage, values: Record<string, string>): string {
  return MESSAGE_TEXTS[kind][language].replaceAll(VALUE, (_, name: string) => {
    const value = values[name]?.trim();
    if (!value) throw new Error(`A message ${kind} needs the value ${name}`);
    return name === 'clinic' || name === 'today' ? value : fittingValue(value);
  });
}

/** Values that are a fixed part of the registered text; `{#var#}` stands for all others. */
export interface FixedValues {
  /** Name of the clinic. */
  clinic: string;
  /** Public URL of the site. */
  publicUrl: string;
}

/** Short link that opens a patient's day, after sign-in if necessary. */
const todayLink = (publicUrl: string) => `${publicUrl.replace(/\/$/, '')}/t`;

/** Returns the fixed values by their names in the texts. */
export const fixedValues = ({ clinic, publicUrl }: FixedValues) => ({ clinic, today: todayLink(publicUrl) });

/** Returns the text that the owner registers. */
export function registeredText(kind: MessageKind, language: MessageLanguage, values: FixedValues): string {
  const fixed: Readonly<Record<string, string>> = fixedValues(values);
  return MESSAGE_TEXTS[kind][language].replaceAll(VALUE, (_, name: string) => fixed[name] ?? '{#var#}');
}
