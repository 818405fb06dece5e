/** Data as JSON that may stand in a script element: no text in it can end or open one. */
export function scriptData(data: unknown): string {
  return JSON.stringify(data).replaceAll(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
