import { log } from '../log';

const key = 'console-menu';

/** Returns the names of the groups of the menu that were unfolded in this browser; none if nothing is stored or the browser denies storage. */
export function unfoldedGroups(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

/** Stores in this browser whether a group of the menu is unfolded. Logging out deletes it, as all that the site stores there. */
export function rememberGroup(name: string, isOpen: boolean): void {
  const others = unfoldedGroups().filter((other) => other !== name);
  try {
    localStorage.setItem(key, JSON.stringify(isOpen ? [...others, name] : others));
  } catch (error) {
    log.warn('The folding of the menu could not be stored.', error);
  }
}
