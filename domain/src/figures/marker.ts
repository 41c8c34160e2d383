/**
 * Marks the addresses that share buttons and QR codes give away. It is a fragment, which browsers send to no server: so it is in no cache
 * key and no canonical address. Creators copy their own address without it: they paste it into a profile elsewhere, which the referrer names.
 */
const MARKER = '#de=';
const WAYS = { share: 'compartido', qr: 'qr' } as const;
type GivenAway = keyof typeof WAYS;

/** Returns an address that says how it was given away. */
export const marked = (url: string, by: GivenAway): string => `${url}${MARKER}${WAYS[by]}`;

export const isMarked = (hash: string): boolean => hash.startsWith(MARKER);

/** @param hash of an address: '#de=qr' */
export const wayOf = (hash: string): GivenAway | null =>
  hash === MARKER + WAYS.qr ? 'qr' : hash === MARKER + WAYS.share ? 'share' : null;
