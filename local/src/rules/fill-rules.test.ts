import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../cli/paths.ts';
import { emulatedFilling, filledRules } from './fill-rules.ts';

const CLOUD = { bucket: 'vidriera.firebasestorage.app', emulated: false, confirmedMail: true };

it('writes the bucket out so that its dots are dots', () => {
  const rules = filledRules({ ...CLOUD, confirmedMail: true });
  expect(rules).toContain(
    "'https://firebasestorage[.]googleapis[.]com/v0/b/vidriera[.]firebasestorage[.]app/o/'",
  );
  expect(rules).not.toContain('$UPLOADS');
  expect(rules).not.toContain('localhost');
});

it('lets a port of this machine in on a local stack alone', () => {
  expect(filledRules(emulatedFilling('demo-x'))).toContain('localhost');
});

it('leaves the file as it is, and refuses rules without a place for the bucket', () => {
  expect(readFileSync(join(ROOT, 'firestore.rules'), 'utf8')).toContain("'$UPLOADS'");
  expect(() => filledRules(emulatedFilling('demo-x'), 'rules')).toThrow(/\$UPLOADS/);
  expect(() => filledRules({ ...CLOUD, bucket: "x'" })).toThrow(RangeError);
});

it('asks for a confirmed address unless a project does without, and on a local stack when it is told to', () => {
  const asks = 'email_verified';
  expect(filledRules(CLOUD)).toContain(asks);
  expect(filledRules({ ...CLOUD, confirmedMail: false })).not.toContain(asks);
  expect(() => filledRules({ ...CLOUD, confirmedMail: false }, "'$UPLOADS'")).toThrow(/email_verified/);
  expect(filledRules(emulatedFilling('demo-x', {}))).not.toContain(asks);
  expect(filledRules(emulatedFilling('demo-x', { VIDRIERA_CONFIRMED_MAIL: 'on' }))).toContain(asks);
});
