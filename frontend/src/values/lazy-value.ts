/** What is made when it is first asked for, and kept: the formats of Intl take milliseconds each, which a page that shows none would pay, too. */
export function lazyValue<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
