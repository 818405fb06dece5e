/** What an input that may be empty is sent as: trimmed, or null for nothing. */
export function textOrNull(typed: string | undefined): string | null {
  return typed?.trim() || null;
}
