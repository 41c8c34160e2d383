import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../cli/paths.ts';
import { filledRules } from './fill-rules.ts';

it('writes the bucket out so that its dots are dots', () => {
  const rules = filledRules({ bucket: 'vidriera.firebasestorage.app', emulated: false });
  expect(rules).toContain(
    "'https://firebasestorage[.]googleapis[.]com/v0/b/vidriera[.]firebasestorage[.]app/o/'",
  );
  expect(rules).not.toContain('$UPLOADS');
  expect(rules).not.toContain('localhost');
});

it('lets a port of this machine in on a local stack alone', () => {
  expect(filledRules({ bucket: 'demo-x.appspot.com', emulated: true })).toContain('localhost');
});

it('leaves the file as it is, and refuses rules without a place for the bucket', () => {
  expect(readFileSync(join(ROOT, 'firestore.rules'), 'utf8')).toContain("'$UPLOADS'");
  expect(() => filledRules({ bucket: 'demo-x.appspot.com', emulated: true }, 'rules')).toThrow(/\$UPLOADS/);
  expect(() => filledRules({ bucket: "x'", emulated: false })).toThrow(RangeError);
});
