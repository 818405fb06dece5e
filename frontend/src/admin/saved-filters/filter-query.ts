/** A query in one order, by which two that say the same are the same. */
export function inOrder(params: URLSearchParams): string {
  params.sort();
  return params.toString();
}
