import type { OutboundHttp } from '../../platform/outbound/outbound-http.js';

/** Returns whether a host is one of a list; `*.push.apple.com` stands for all hosts below it. */
function isOneOf(host: string, hosts: readonly string[]): boolean {
  return hosts.some((one) => (one.startsWith('*.') ? host.endsWith(one.slice(1)) : host === one));
}

/**
 * Returns whether an endpoint is the address of a push service: https at its standard port, at one of the hosts, or at a host that the
 * operator exempted (OUTBOUND_ALLOW). Anything else could make the server call another one's addresses.
 */
export function isPushService(endpoint: string, hosts: readonly string[], outbound: OutboundHttp): boolean {
  if (!outbound.mayCall(endpoint)) return false;
  const url = new URL(endpoint);
  return outbound.isExempt(url) || (url.protocol === 'https:' && url.port === '' && isOneOf(url.hostname, hosts));
}
