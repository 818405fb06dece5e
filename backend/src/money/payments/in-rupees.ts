/** Formats an amount in paise for a sentence, such as 1,500.00. */
export const inRupees = (paise: number): string => (paise / 100).toLocaleString('en-IN', { minimumFractionDigits: 2 });
