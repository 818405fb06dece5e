/** The part of an address that stands for one subscriber: IPv4 whole, IPv6 by /64 (OTP-9). */
export function subscriberOf(ip: string): string {
  if (!ip.includes(':') || ip.includes('.')) return ip;
  const [head = '', tail = ''] = ip.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail.split(':').filter(Boolean);
  const whole = ip.includes('::')
    ? [...groups, ...Array<string>(8 - groups.length - rest.length).fill('0'), ...rest]
    : groups;
  return whole.slice(0, 4).join(':');
}
