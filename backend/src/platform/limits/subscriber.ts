/** Returns the part of an address that identifies a subscriber: IPv4 whole, IPv6 by /64. */
export function subscriberOf(ip: string): string {
  if (!isIpv6(ip)) return ip;
  const [head = '', tail = ''] = ip.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail.split(':').filter(Boolean);
  const whole = ip.includes('::')
    ? [...groups, ...Array<string>(8 - groups.length - rest.length).fill('0'), ...rest]
    : groups;
  return whole.slice(0, 4).join(':');
}

/** Returns the /48 of an IPv6 subscriber, the largest block that one customer may have; undefined for IPv4. */
export function siteOf(subscriber: string): string | undefined {
  return isIpv6(subscriber) ? subscriber.split(':').slice(0, 3).join(':') : undefined;
}

const isIpv6 = (ip: string) => ip.includes(':') && !ip.includes('.');
