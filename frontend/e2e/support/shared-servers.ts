import type { Window } from './windows';

/** Each window has a server and a database of its own, so that the journeys in both may go on at the same time. */
export const servedWindows: readonly Window[] = ['phone', 'desktop'];

/** What the environment tells of a window's server: its address, and the file that it prints to. */
export const serverVariables = (window: Window) =>
  ({ url: `E2E_${window.toUpperCase()}_URL`, log: `E2E_${window.toUpperCase()}_LOG` }) as const;

/** The address of a window's server; undefined before the journeys begin. */
export const urlOf = (window: Window): string | undefined => process.env[serverVariables(window).url];

/** The file that the server of a project's window prints to. */
export function logOf(project: string): string {
  const window = servedWindows.find((name) => project.startsWith(name));
  return (window && process.env[serverVariables(window).log]) ?? '';
}
