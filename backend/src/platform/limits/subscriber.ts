/** The part of an address that stands for one subscriber: IPv4 whole, IPv6 by /64 (OTP-9). */
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

/** The /48 of a subscriber of IPv6, as large as one customer may have; undefined for IPv4 (OTP-9). */
export function siteOf(subscriber: string): string | undefined {
  return isIpv6(subscriber) ? subscriber.split(':').slice(0, 3).join(':') : undefined;
}

const isIpv6 = (ip: string) => ip.includes(':') && !ip.includes('.');
