/** Letters of the GSM alphabet that take one place, and those that take two. */
const GSM = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const GSM_TWICE = new Set('^{}\\[~]|€\f');

/** Returns whether a text can be sent in the GSM alphabet; any other is sent as Unicode, in which fewer letters fit a part. */
export const isGsmText = (text: string) => Array.from(text).every((letter) => GSM.has(letter) || GSM_TWICE.has(letter));

/** Returns the number of parts in which operators send and charge a text. */
export function countParts(text: string): number {
  if (text === '') return 0;
  const isGsm = isGsmText(text);
  const length = isGsm
    ? Array.from(text).reduce((sum, letter) => sum + (GSM_TWICE.has(letter) ? 2 : 1), 0)
    : text.length;
  const [alone, together] = isGsm ? [160, 153] : [70, 67];
  return length <= alone ? 1 : Math.ceil(length / together);
}
