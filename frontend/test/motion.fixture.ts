import { onTestFinished } from 'vitest';

/** For the rest of a test somebody is there who does not mind motion; the others have none (test-setup.ts). */
export function letThingsMove(): void {
  const ask = window.matchMedia;
  window.matchMedia = (query) => Object.assign(ask(query), { matches: false });
  onTestFinished(() => {
    window.matchMedia = ask;
  });
}
