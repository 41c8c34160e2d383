import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from '@vidriera/domain/zod-classic';
import { expect, test } from '../support/test.ts';

const checkSchema = z.object({
  httpCheck: z.object({ path: z.string() }),
  contentMatchers: z.array(z.object({ content: z.string() })).length(1),
});
const FOLDER = join(import.meta.dirname, '../../ops/monitoring/uptime');
const checks = readdirSync(FOLDER).map((file) =>
  checkSchema.parse(JSON.parse(readFileSync(join(FOLDER, file), 'utf8'))),
);

for (const {
  httpCheck: { path },
  contentMatchers: [matcher],
} of checks) {
  test(`the uptime check of ${path} passes on a working product`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toContain(matcher?.content);
  });
}
