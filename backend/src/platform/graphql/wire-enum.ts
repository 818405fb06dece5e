type WireName<Value extends string> = Value extends `${infer From}-${infer To}`
  ? `FROM_${From}_TO_${To}`
  : Value extends `${infer Word}${' ' | ':'}${infer Rest}`
    ? `${Uppercase<Word>}_${WireName<Rest>}`
    : Uppercase<Value>;

/**
 * Enum of the contract for internal values: every value under its name, such as NET_BANKING for 'Net Banking', and no other. `satisfies
 * WireEnum<…>` fails to compile if a value is added or renamed but not mapped.
 */
export type WireEnum<Value extends string> = { [Each in Value as WireName<Each>]: Each };
