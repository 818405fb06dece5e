/** Creates a value on first use and caches it. An Intl format takes milliseconds, which pages without one should not pay. */
export function lazyValue<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
