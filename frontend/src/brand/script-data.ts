/** Serializes data as JSON for a script element: no text in it can end the element or open another. */
export function scriptData(data: unknown): string {
  return JSON.stringify(data).replaceAll(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
