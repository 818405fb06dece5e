/** Trims an optional text; null if it is empty. */
export function textOrNull(typed: string | undefined): string | null {
  return typed?.trim() || null;
}
