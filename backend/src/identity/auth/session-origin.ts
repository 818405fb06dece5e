import type { Request } from 'express';

/** Where a session was opened, as far as the request says. */
export interface SessionOrigin {
  /** Such as `Chrome on Android`; empty if unknown. */
  device: string;
  /** First parts of the address, such as `203.0.113.…`; empty if unknown. */
  network: string;
}

/** Patterns of browsers; the first that matches counts, since most name others, too. */
const BROWSERS: [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(?:iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Returns the kind of browser and device of a request, and its network. */
export function originOf(request: Request): SessionOrigin {
  return { device: deviceOf(request.get('user-agent') ?? ''), network: networkOf(request.ip ?? '') };
}

function deviceOf(agent: string): string {
  const find = (known: [RegExp, string][]) => known.find(([pattern]) => pattern.test(agent))?.[1];
  const [browser, system] = [find(BROWSERS), find(SYSTEMS)];
  return browser && system ? `${browser} on ${system}` : (browser ?? system ?? '');
}

/** Returns the first parts of an address: three of IPv4, and the /48 of IPv6. No place is looked up. */
export function networkOf(ip: string): string {
  const address = ip.replace(/^::ffff:(?=\d+\.)/, '');
  const parts = address.split('.');
  if (parts.length === 4) return `${parts.slice(0, 3).join('.')}.…`;
  if (!address.includes(':')) return '';
  const [head] = address.split('::');
  if (!head) return '::…';
  return `${head.split(':').slice(0, 3).join(':')}:…`;
}
