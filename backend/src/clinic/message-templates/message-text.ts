import type { MessageKind, MessageLanguage } from '../../identity/index.js';
import { fittingValue } from './fitting-value.js';
import { MESSAGE_TEXTS } from './message-texts.js';

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
