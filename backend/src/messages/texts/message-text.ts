import type { MessageKind } from '../message-kind.js';
import type { MessageLanguage } from '../message-language.js';
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
    return name === 'clinic' ? value : fittingValue(value);
  });
}

/** The text that the owner registers: the clinic's name is a part of it, and `{#var#}` stands for every other value (clinic §5). */
export function registeredText(kind: MessageKind, language: MessageLanguage, clinic: string): string {
  return MESSAGE_TEXTS[kind][language].replaceAll(VALUE, (_, name: string) => (name === 'clinic' ? clinic : '{#var#}'));
}
