import { paths } from '#src/paths';

/**
 * Whether the browser has loaded the document for this page. A document that was loaded for another page may not read the sensors: the
 * server allows them to the document of /user/measure alone, and a change of the route keeps the document.
 */
export function hasOwnDocument(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return !loaded || new URL(loaded.name, window.location.origin).pathname.replace(/\/$/, '') === paths.userMeasure;
}

/** Loads the document of the page; the measure whose measurement with the phone was asked for is open in it. */
export function loadOwnDocument(measure: string): void {
  window.location.assign(`${paths.userMeasure}?phone=${measure}`);
}
