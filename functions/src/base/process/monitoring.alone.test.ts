import { EventEmitter } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeAll, expect, it, vi } from 'vitest';
import { DAILY_LINE, runSteps } from '../../jobs/daily/run-daily.ts';
import { EXPORTED_LINE } from '../../jobs/exports/export-night.ts';
import { LATE_LINE as VISIBILITY_LATE_LINE } from '../../jobs/visibility/due.ts';
import { LATE_LINE } from '../../mail/mail/due.ts';
import { FAILED_LINE } from '../../mail/mail/send.ts';
import { BROWSER_LINE, createReports } from '../../site/reports/reports.ts';
import { UNDECIDED_LINE } from '../../trust/complaints/return-undecided.ts';
import { logRequest, note, REQUEST_LINE } from '../http/request-log.ts';
import { logger } from './logger.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const FILES = globSync('ops/monitoring/**/*.json', { cwd: ROOT }).map((file) => ({
  file,
  text: readFileSync(join(ROOT, file), 'utf8').replaceAll('\\"', '"'),
}));

vi.stubEnv('FIREBASE_CONFIG', '{"storageBucket":"vidriera.appspot.com"}');
vi.stubEnv('GCLOUD_PROJECT', 'vidriera');

/** Names of services, in lower case. */
const functions = new Set<string>();
/** The fields of each log line, as the code writes them. */
const written = new Map<string, string[]>();

beforeAll(async () => {
  for (const file of globSync('functions/src/*/*/on-*.ts', { cwd: ROOT })) {
    const module = (await import(join(ROOT, file))) as Record<string, { __endpoint?: object }>;
    for (const [name, { __endpoint: endpoint }] of Object.entries(module)) {
      if (endpoint) functions.add(name.toLowerCase());
    }
  }
  const write = (message: unknown, details: unknown) =>
    void written.set(String(message), Object.keys(details as object));
  vi.spyOn(logger, 'info').mockImplementation(write);
  const res = Object.assign(new EventEmitter(), { statusCode: 200, writableFinished: true });
  logRequest({ headers: {}, path: '/explore' }, res as never);
  note(res, { area: 'explore', builds: 'a b', outcome: 'sent' });
  res.emit('close');
  await vi.waitUntil(() => written.has(REQUEST_LINE), 120_000); // a hook has no expect.poll
  const answer = { set: () => answer, status: () => answer, end: () => answer };
  const report = { kind: 'error', text: 'rota', frames: ['/assets/a.js:1:1'], path: '/', shell: null };
  const body = Buffer.from(JSON.stringify(report));
  const request = { method: 'POST', headers: { 'content-type': 'application/json' }, rawBody: body };
  createReports({ log: write })(request, answer as never);
  await runSteps({}, { info: write, error: write });
});

it('finds log lines by messages that the code writes, and uses only their fields', () => {
  const messages = new Set<string>();
  for (const { file, text } of FILES) {
    const named = [...text.matchAll(/jsonPayload\.message="([^"]*)"/g)].map(([, message = '']) => message);
    const fields = [...text.matchAll(/jsonPayload\.(\w+)/g)].map(([, field = '']) => field);
    for (const message of named) messages.add(message);
    const known = file.includes('/metrics/') ? (written.get(named[0] ?? '') ?? []) : [];
    expect([file, fields.filter((field) => ![...known, 'message'].includes(field))]).toEqual([file, []]);
  }
  expect([...messages].sort()).toEqual(
    [
      BROWSER_LINE,
      DAILY_LINE,
      EXPORTED_LINE,
      FAILED_LINE,
      LATE_LINE,
      REQUEST_LINE,
      UNDECIDED_LINE,
      VISIBILITY_LATE_LINE,
    ].sort(),
  );
});

it('uses existing metrics and their labels', () => {
  const labels = new Map(
    FILES.filter(({ file }) => file.includes('/metrics/')).map(({ file, text }) => {
      const { labelExtractors = {}, metricDescriptor } = JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
      const own = (metricDescriptor.labels ?? []).map(({ key }: { key: string }) => key);
      expect([file, Object.keys(labelExtractors).sort()]).toEqual([file, own.sort()]);
      expect(text).toContain('resource.type="cloud_run_revision"');
      return [basename(file, '.json').replaceAll('-', '_'), own] as const;
    }),
  );
  const queries = FILES.flatMap(({ text }) => text.split('\n'));
  const usedMetrics = new Set<string>();
  for (const query of queries) {
    for (const [, metric = '', selector = ''] of query.matchAll(
      /user_(\w+?)(?:_count|_bucket)?\{([^}]*)\}/g,
    )) {
      usedMetrics.add(metric);
      const by = [...query.matchAll(/by \(([^)]*)\)/g)].flatMap(([, names = '']) => names.split(', '));
      const used = [...selector.matchAll(/(\w+)=/g)].map(([, name = '']) => name).concat(by);
      const known = [...(labels.get(metric) ?? []), 'monitored_resource', 'le'];
      expect([query, used.filter((name) => !known.includes(name))]).toEqual([query, []]);
    }
  }
  expect([...usedMetrics].sort()).toEqual([...labels.keys()].sort());
});

it('names only existing services', () => {
  for (const { text } of FILES) {
    for (const [, names = ''] of text.matchAll(/service_name=~?"([^"]*)"/g))
      for (const name of names.split('|')) expect([...functions]).toContain(name);
    for (const [, names = ''] of text.matchAll(/[{,]function=~?"([^"]*)"/g))
      for (const name of names.split('|')) expect([...functions]).toContain(name.toLowerCase());
  }
});
