import type { TextKind, MessageLanguage } from '../../identity/index.js';
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

/** Text of a message, with its values as they stand in it. */
export interface MessageContent {
  text: string;
  /** In the order of their places, without the fixed ones. */
  values: string[];
}

/**
 * Returns the content of a message. MESSAGE_TEXTS names its values; other values are ignored.
 * @throws Error if a value is missing or blank, because the operator would reject the gap
 */
export function messageContent(
  kind: TextKind,
  language: MessageLanguage,
  given: Record<string, string>,
): MessageContent {
  const values: string[] = [];
  const text = MESSAGE_TEXTS[kind][language].replaceAll(VALUE, (_, name: string) => {
    const value = given[name]?.trim();
    if (!value) throw new Error(`A message ${kind} needs the value ${name}`);
    if (FIXED.has(name)) return value;
    const fitting = WHOLE.has(name) ? value : fittingValue(value);
    values.push(fitting);
    return fitting;
  });
  return { text, values };
}

/** Values that are a fixed part of the registered text; `{#var#}` stands for all others. */
export interface FixedValues {
  /** Name of the clinic. */
  clinic: string;
  /** Public URL of the site. */
  publicUrl: string;
}

/** Short link that opens a patient's day, after sign-in if necessary. */
const todayLink = (publicUrl: string) => `${withoutSlash(publicUrl)}/t`;

const withoutSlash = (publicUrl: string) => publicUrl.replace(/\/$/, '');

/**
 * Returns the fixed values by their names in the texts; `messages` and `family` are short links to one's messages and family, `login` is the
 * page to sign in.
 */
export const fixedValues = ({ clinic, publicUrl }: FixedValues) => ({
  clinic,
  today: todayLink(publicUrl),
  messages: `${todayLink(publicUrl)}/m`,
  family: `${todayLink(publicUrl)}/f`,
  login: `${withoutSlash(publicUrl)}/login`,
});

/** Names of the fixed values, which may be longer than a `{#var#}`. */
const FIXED: ReadonlySet<string> = new Set(Object.keys(fixedValues({ clinic: '', publicUrl: '' })));

/** Values that are not shortened: a shortened address opens nothing. */
const WHOLE: ReadonlySet<string> = new Set(['link']);

/** Place of a value in a registered text. */
const PLACE = /\{#var#\}/g;

/** Returns a registered text with its values in the order of their places; undefined if they are not as many as the places. */
export function filledText(registered: string, values: readonly string[]): string | undefined {
  if ((registered.match(PLACE)?.length ?? 0) !== values.length) return undefined;
  let at = 0;
  return registered.replaceAll(PLACE, () => values[at++] ?? '');
}

/** Kinds of values, as operators ask for them since 2025; any other is alphanumeric. */
const TAGS: Readonly<Record<string, string>> = {
  phone: '{#cbn#}',
  count: '{#numeric#}',
  code: '{#numeric#}',
  link: '{#url#}',
};

/** Returns the text that the owner registers now, in which each place says what stands there. */
export function taggedText(kind: TextKind, language: MessageLanguage, values: FixedValues): string {
  return textWith(kind, language, values, (name) => TAGS[name] ?? '{#alphanumeric#}');
}

/** Returns the text that the owner registers, with {#var#} in each place. */
export function registeredText(kind: TextKind, language: MessageLanguage, values: FixedValues): string {
  return textWith(kind, language, values, () => '{#var#}');
}

/** Returns the text that the owner registers with WhatsApp, with {{1}}, {{2}} and so on in its places. */
export function numberedText(kind: TextKind, language: MessageLanguage, values: FixedValues): string {
  let at = 0;
  return textWith(kind, language, values, () => `{{${++at}}}`);
}

function textWith(
  kind: TextKind,
  language: MessageLanguage,
  values: FixedValues,
  placeOf: (name: string) => string,
): string {
  const fixed: Readonly<Record<string, string>> = fixedValues(values);
  return MESSAGE_TEXTS[kind][language].replaceAll(VALUE, (_, name: string) => fixed[name] ?? placeOf(name));
}
