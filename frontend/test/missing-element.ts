import { prettyDOM } from '@testing-library/react';

/** That an element was not found, or too often. What there is instead is written down for whoever reads it: most are met by another try. */
export class MissingElement extends Error {
  override readonly name = 'TestingLibraryElementError';

  constructor(message: string, container: Element) {
    super();
    // Whoever has waited in vain puts another one in its place.
    Object.defineProperty(this, 'message', { configurable: true, get: () => `${message}\n\n${prettyDOM(container)}` });
  }
}
