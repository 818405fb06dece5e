import type { MessageKind, MessageLanguage } from '../../identity/index.js';
import { fittingValue } from './fitting-value.js';
import { MESSAGE_TEXTS } from './message-texts.js';

const VALUE = /\{(\w+)\}/g;

/**
 * A message as it is sent (clinic §5). What its values are called stands in MESSAGE_TEXTS; those that are no part of a text are ignored.
 * @throws when a value is missing or blank: no gap may reach anybody, and the operator would refuse it
 */
export function messageText(kind: MessageKind, language: MessageLanguage, values: Record<string, string>): string {
  return MESSAGE_TEXTS[kind][language].replaceAll(VALUE, (_, name: string) => {
    const value = values[name]?.trim();
    if (!value) throw new Error(`A message ${kind} needs the value ${name}`);
    return name === 'clinic' || name === 'today' ? value : fittingValue(value);
  });
}

/** The values that are a part of the registered text; `{#var#}` stands for every other one. */
export interface FixedValues {
  /** The clinic's name. */
  clinic: string;
  /** The site's address from outside. */
  publicUrl: string;
}

/** The address that opens a patient's day, after signing in where nobody is signed in. */
const todayLink = (publicUrl: string) => `${publicUrl.replace(/\/$/, '')}/t`;

/** The values of a text that the owner registers as they are, by the names of the texts. */
export const fixedValues = ({ clinic, publicUrl }: FixedValues) => ({ clinic, today: todayLink(publicUrl) });

/** The text that the owner registers (clinic §5). */
export function registeredText(kind: MessageKind, language: MessageLanguage, values: FixedValues): string {
  const fixed: Readonly<Record<string, string>> = fixedValues(values);
  return MESSAGE_TEXTS[kind][language].replaceAll(VALUE, (_, name: string) => fixed[name] ?? '{#var#}');
}
