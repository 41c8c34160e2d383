/**
 * List prices in US dollars without taxes, free quotas and discounts, as the pages named had them in the first half of 2025. Nobody has looked
 * since: check them before they decide anything.
 */
export const PRICES = {
  /** firebase.google.com/pricing: Hosting, a GB that leaves its CDN. */
  hostingGb: 0.15,
  /** cloud.google.com/firestore/pricing, southamerica-east1: a document. */
  read: 0.045 / 100_000,
  write: 0.135 / 100_000,
  /** … a GB for a month, which recovery to any moment of a week takes again; of a backup. The ratio to the prices of us-central1 is that of reads. */
  databaseGb: 0.225,
  backupGb: 0.045,
  /** cloud.google.com/identity-platform/pricing: up to so many people who sign in in a month, each. */
  identity: [
    [50_000, 0],
    [100_000, 0.0055],
    [1_000_000, 0.0046],
    [10_000_000, 0.0032],
    [Number.POSITIVE_INFINITY, 0.0025],
  ],
  /** cloud.google.com/run/pricing, tier 2 (southamerica-east1 is one), billed by request: a second of a vCPU, of a GiB; a request. */
  cpu: 0.0000336,
  memory: 0.0000035,
  request: 0.4 / 1_000_000,
  /** cloud.google.com/storage/pricing, southamerica-east1, Standard: a GB for a month; an operation that writes, that reads. */
  storedGb: 0.035,
  classA: 0.05 / 10_000,
  classB: 0.004 / 10_000,
  /** cloud.google.com/vpc/network-pricing, premium tier: a GB from a function or the bucket to the internet. */
  internetGb: 0.12,
  /** cloud.google.com/stackdriver/pricing: a GB of logs. */
  logsGb: 0.5,
} as const;

/** CDNs with a store of their own, that pictures and builds could come from. */
export interface OtherCdn {
  name: string;
  /** A GB to a visitor, a request, a GB stored for a month, a month at all. */
  gb: number;
  request: number;
  storedGb: number;
  month: number;
}

export const OTHER_CDNS: readonly OtherCdn[] = [
  /** bunny.net/pricing, the volume network, which has a place in São Paulo (its standard network takes 0.045 a GB in South America). */
  { name: 'bunny.net, volume network', gb: 0.005, request: 0, storedGb: 0.02, month: 0 },
  /** developers.cloudflare.com/r2/pricing: what leaves is free, each reading of an object is not; here as if none came from a cache before it. */
  { name: 'Cloudflare R2', gb: 0, request: 0.36 / 1_000_000, storedGb: 0.015, month: 25 },
];
