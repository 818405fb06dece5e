import { useSyncExternalStore } from 'react';
import { therapist, type DemoUser } from './sample-data';

const loggedOutKey = 'demo-logged-out';
const patientKey = 'demo-patient';

const listeners = new Set<() => void>();

/** Fallback if the browser denies storage: the state is lost on reload. */
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

/** Returns the demo's user; null after its Logout. Independent of the signed-in account. */
export function useDemoUser(): DemoUser | null {
  const loggedOut = useSyncExternalStore(subscribe, () => read(loggedOutKey), nothing);
  return loggedOut === 'yes' ? null : therapist;
}

/** Clears the demo's user. */
export function logOutOfDemo(): void {
  write(loggedOutKey, 'yes');
}

/** Restores the demo's user. */
export function restartDemo(): void {
  write(loggedOutKey, 'no');
}

/** Returns the id of the last opened patient, whose report /demo/reports shows. */
export function useLastPatientId(): number | null {
  const id = useSyncExternalStore(subscribe, () => read(patientKey), nothing);
  return id === null ? null : Number(id);
}

/** Stores the open patient's id in sessionStorage. */
export function rememberPatient(id: number): void {
  write(patientKey, String(id));
}
