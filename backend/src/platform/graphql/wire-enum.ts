type WireName<Value extends string> = Value extends `${infer From}-${infer To}`
  ? `FROM_${From}_TO_${To}`
  : Value extends `${infer Word}${' ' | ':'}${infer Rest}`
    ? `${Uppercase<Word>}_${WireName<Rest>}`
    : Uppercase<Value>;

/**
 * The enum of the contract for values of ours: every value under its name, such as NET_BANKING for 'Net Banking', and no other.
 * `satisfies WireEnum<…>` keeps a value that is added, or spelled otherwise, from being forgotten here.
 */
export type WireEnum<Value extends string> = { [Each in Value as WireName<Each>]: Each };
