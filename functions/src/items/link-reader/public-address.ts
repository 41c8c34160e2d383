import { type LookupAddress, lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** An address that only this machine or its network knows. */
export class NotPublic extends Error {
  constructor(host: string) {
    super(`not a public address: ${host}`);
    this.name = 'NotPublic';
  }
}

/** Whether an IP address is one of the public Internet, also as IPv4 within IPv6. */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';

/**
 * Resolves a name, and refuses it if any of its addresses is not public. The connection goes to the address that was checked: a second
 * resolution could give another one.
 */
export const lookupPublic =
  (isPublic = isPublicAddress): LookupFunction =>
  (host, options, callback) => {
    lookup(host, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      const [first] = addresses ?? [];
      if (error || !first) callback(error ?? new NotPublic(host), '');
      else if (!addresses.every(({ address }) => isPublic(address))) callback(new NotPublic(host), '');
      else if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
