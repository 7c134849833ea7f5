import { BlockList, isIPv4 } from 'node:net'

/** Special-purpose and multicast ranges of IPv4, from the IANA registries (RFC 6890). */
const specialV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const
/** Special ranges within 2000::/3. Teredo and 6to4 addresses can embed any IPv4 address. */
const specialV6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const special = new BlockList()
for (const [net, prefix] of specialV4) special.addSubnet(net, prefix, 'ipv4')
for (const [net, prefix] of specialV6) special.addSubnet(net, prefix, 'ipv6')
const unicast = new BlockList()
unicast.addSubnet('2000::', 3, 'ipv6')

/**
 * Returns whether an IP address is publicly reachable. Loopback, private, link-local, multicast and documentation
 * addresses are not. Neither are IPv6 addresses outside global unicast (2000::/3), such as mapped or translated IPv4
 * addresses.
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !special.check(address, 'ipv4')
  const [plain = ''] = address.split('%')
  return unicast.check(plain, 'ipv6') && !special.check(plain, 'ipv6')
}
