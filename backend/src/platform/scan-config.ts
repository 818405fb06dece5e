import { z } from 'zod';
import type { ScannerAddress } from './scanning/clamd.js';
import { optional } from './variable-schemas.js';

const HINT = 'must be tcp://host:port or unix:/full/path/of/the/socket';

/** Environment variables of the scanner of files. */
export const scanVariables = {
  SCAN_URL: optional(
    z.string().transform((text, context): ScannerAddress => {
      const address = addressOf(text);
      if (address) return address;
      context.addIssue({ code: 'custom', message: HINT });
      return z.NEVER;
    }),
  ),
};

function addressOf(text: string): ScannerAddress | undefined {
  if (/^unix:\/[^/]/.test(text)) return { path: text.slice('unix:'.length) };
  if (!text.startsWith('tcp://') || !URL.canParse(text)) return undefined;
  const { hostname, port, pathname } = new URL(text);
  const host = hostname.replaceAll(/^\[|\]$/g, '');
  return host && port && !pathname ? { host, port: Number(port) } : undefined;
}
