import { registerEnumType } from 'type-graphql';

/** An enum of the contract whose values are called there as they are here: none can be forgotten. */
export function sameEnum<const Value extends string>(name: string, values: readonly Value[]) {
  const made = Object.fromEntries(values.map((value) => [value, value])) as { [Each in Value]: Each };
  registerEnumType(made, { name });
  return made;
}
