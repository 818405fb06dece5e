/** Serializes a query with sorted parameters, so that equal filters have equal strings. */
export function inOrder(params: URLSearchParams): string {
  params.sort();
  return params.toString();
}
