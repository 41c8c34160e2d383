import { z } from '@vidriera/domain/zod-classic';
import lighthouse from 'lighthouse';

/** Lighthouse figures of one visit: times in ms, sizes in transferred bytes. */
export interface LighthouseVisit {
  performance: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  html: number;
  js: number;
  requestsBeforeLcp: number;
}

const numeric = z.object({ numericValue: z.number() });
const requestSchema = z.object({
  resourceType: z.string().default('Other'),
  transferSize: z.number(),
  networkRequestTime: z.number(),
});
const reportSchema = z.object({
  categories: z.object({ performance: z.object({ score: z.number() }) }),
  audits: z.object({
    'first-contentful-paint': numeric,
    'largest-contentful-paint': numeric,
    'total-blocking-time': numeric,
    'cumulative-layout-shift': numeric,
    metrics: z.object({
      details: z.object({
        items: z.array(z.looseObject({ observedLargestContentfulPaint: z.number().default(0) })),
      }),
    }),
    'network-requests': z.object({ details: z.object({ items: z.array(requestSchema) }) }),
  }),
});

/**
 * Visits an address with a cold cache.
 * @param port debugging port of Chromium
 * @throws when Lighthouse cannot load the page
 */
export async function visitPage(url: string, port: number): Promise<LighthouseVisit> {
  const result = await lighthouse(url, { port, onlyCategories: ['performance'], logLevel: 'error' });
  if (!result || result.lhr.runtimeError) {
    throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'Lighthouse gave no result'}`);
  }
  const { categories, audits } = reportSchema.parse(result.lhr);
  const { items: requests } = audits['network-requests'].details;
  const bytes = (type: string) =>
    requests
      .filter(({ resourceType }) => resourceType === type)
      .reduce((sum, { transferSize }) => sum + transferSize, 0);
  const observedLcp = audits.metrics.details.items[0]?.observedLargestContentfulPaint ?? 0;
  return {
    performance: Math.round(categories.performance.score * 100),
    fcp: audits['first-contentful-paint'].numericValue,
    lcp: audits['largest-contentful-paint'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    html: bytes('Document'),
    js: bytes('Script'),
    requestsBeforeLcp: requests.filter(({ networkRequestTime }) => networkRequestTime < observedLcp).length,
  };
}
