/**
 * List prices in US dollars, without taxes, free quotas and discounts, from the first half of 2025. Check
 * them before use.
 */
export const PRICES = {
  /** firebase.google.com/pricing: Hosting, per GB sent. */
  hostingGb: 0.15,
  /** cloud.google.com/firestore/pricing, southamerica-east1: per document. */
  read: 0.045 / 100_000,
  write: 0.135 / 100_000,
  /**
   * Per GB and month; point-in-time recovery doubles it; backups. Scaled from us-central1 by the ratio of
   * read prices.
   */
  databaseGb: 0.225,
  backupGb: 0.045,
  /** cloud.google.com/identity-platform/pricing: upper bound of monthly users, and price each. */
  identity: [
    [50_000, 0],
    [100_000, 0.0055],
    [1_000_000, 0.0046],
    [10_000_000, 0.0032],
    [Number.POSITIVE_INFINITY, 0.0025],
  ],
  /**
   * cloud.google.com/run/pricing, tier 2 (southamerica-east1), request billing: per vCPU second, GiB second
   * and request.
   */
  cpu: 0.0000336,
  memory: 0.0000035,
  request: 0.4 / 1_000_000,
  /** The same page: per vCPU second of a minimum instance that has no request. */
  idleCpu: 0.0000035,
  /**
   * cloud.google.com/storage/pricing, southamerica-east1, Standard: per GB and month; per write; per read.
   */
  storedGb: 0.035,
  classA: 0.05 / 10_000,
  classB: 0.004 / 10_000,
  /** cloud.google.com/vpc/network-pricing, premium tier: per GB to the internet. */
  internetGb: 0.12,
  /** cloud.google.com/stackdriver/pricing: per GB of logs. */
  logsGb: 0.5,
  /** cloud.google.com/artifact-registry/pricing: per GB and month. */
  imageGb: 0.1,
  /** cloud.google.com/build/pricing, e2-standard-2: per minute. */
  buildMinute: 0.006,
  /** cloud.google.com/scheduler/pricing: per job and month. */
  schedule: 0.1,
  /** cloud.google.com/products/observability/pricing: per condition of an alert and month; per time series that it reads. */
  alert: 0.1,
  alertSeries: 0.35 / 1_000_000,
  /** cloud.google.com/secret-manager/pricing: per version, replica and month. */
  secret: 0.06,
} as const;

/** A CDN with its own storage for images and builds. */
export interface OtherCdn {
  name: string;
  /** Per GB sent, per request, per GB stored and month, and per month. */
  gb: number;
  request: number;
  storedGb: number;
  month: number;
}

export const OTHER_CDNS: readonly OtherCdn[] = [
  /** bunny.net/pricing, volume network with São Paulo (the standard network costs 0.045 per GB there). */
  { name: 'bunny.net, volume network', gb: 0.005, request: 0, storedGb: 0.02, month: 0 },
  /** developers.cloudflare.com/r2/pricing: free egress, paid reads; assumes no cache hits. */
  { name: 'Cloudflare R2', gb: 0, request: 0.36 / 1_000_000, storedGb: 0.015, month: 25 },
];
