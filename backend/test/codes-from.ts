import type { TestApp } from './test-app.js';

export const WRONG = '000000';

let addresses = 0;
/** An address that no other call gave. */
export const freshIp = () => `203.0.${++addresses >> 8}.${addresses & 255}`;

/** Whom a call goes to, through which door, and where it comes from: behind one proxy that says so. */
export interface Asked {
  by: TestApp;
  from?: string;
  door?: 'users' | 'admin';
}

export const askForCode = (phoneNumber: string, { by, from = freshIp(), door = 'users' }: Asked) =>
  by.client().rest('POST', `/${door}/send-otp`, { phoneNumber }, { 'x-forwarded-for': from });
export const guessCode = (phoneNumber: string, otp: string, { by, from = freshIp(), door = 'users' }: Asked) =>
  by.client().rest('POST', `/${door}/verify-otp`, { phoneNumber, otp }, { 'x-forwarded-for': from });

/** The statuses of calls one after the other. */
export async function repeat(times: number, call: (at: number) => Promise<{ status: number }>): Promise<number[]> {
  const statuses: number[] = [];
  for (let at = 0; at < times; at++) statuses.push((await call(at)).status);
  return statuses;
}
export const all = (status: number, times: number) => Array.from({ length: times }, () => status);
