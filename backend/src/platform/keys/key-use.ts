/** Stored values that one secret of a setting made. */
export interface KeyUse {
  /** What they are, in the plural, such as `recovery codes`. */
  what: string;
  /** Id of the secret; null if the values name none: any in force may have made them. */
  keyId: string | null;
  count: number;
  /** How they come to need the secret no more, as a sentence without a full stop. */
  end: string;
}
