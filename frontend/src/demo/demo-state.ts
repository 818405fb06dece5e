import { useSyncExternalStore } from 'react';
import { therapist, type DemoUser } from './sample-data';

const loggedOutKey = 'demo-logged-out';
const patientKey = 'demo-patient';

const listeners = new Set<() => void>();

/** Stands in where the browser refuses its storage: then the demo forgets at a reload, and nothing else. */
const memory = new Map<string, string>();

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return memory.get(key) ?? null;
  }
}

function write(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    memory.set(key, value);
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const nothing = () => null;

/** The current user of the demo, who is nobody after its Logout. Who is really signed in has nothing to do with it (reading 52). */
export function useDemoUser(): DemoUser | null {
  const loggedOut = useSyncExternalStore(subscribe, () => read(loggedOutKey), nothing);
  return loggedOut === 'yes' ? null : therapist;
}

/** Clears the current user of the demo. */
export function logOutOfDemo(): void {
  write(loggedOutKey, 'yes');
}

/** Lets the demo begin again with its user. */
export function restartDemo(): void {
  write(loggedOutKey, 'no');
}

/** The id of the patient whose details were opened last, whose report /demo/reports shows (reading 55). */
export function useLastPatientId(): number | null {
  const id = useSyncExternalStore(subscribe, () => read(patientKey), nothing);
  return id === null ? null : Number(id);
}

/** Remembers whose details are open, until the browser's tab is closed. */
export function rememberPatient(id: number): void {
  write(patientKey, String(id));
}
