import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../cli/paths.ts';
import { emulatorRulesSettings, fillRules, withCharacterRanges } from './fill-rules.ts';

it('lists exactly the characters of the classes, within the length limit of a pattern', () => {
  const rules = withCharacterRanges(String.raw`value.replace('x', '').matches('[\\p{L}\\p{N}\\p{S}\\p{P}]')`);
  const [, written = ''] = /[|][|] value[.]replace[(]'x', ''[)][.]matches[(]'(.*)'[)][)]$/s.exec(rules) ?? [];
  expect(written.length).toBeLessThan(4000);
  expect(written).not.toMatch(/['\\]/);
  const pattern = new RegExp(`^${written}$`, 'u');
  const differ: number[] = [];
  for (let point = 0; point <= 0x10_ff_ff; point++) {
    const character = String.fromCodePoint(point);
    if (pattern.test(character) !== /[\p{L}\p{N}\p{S}\p{P}]/u.test(character)) differ.push(point);
  }
  expect(differ).toEqual([]);
});

it('rejects rules without the classes', () => {
  expect(() => withCharacterRanges('rules')).toThrow(/once/);
});

const CLOUD = { bucket: 'vidriera.firebasestorage.app', emulated: false, confirmedMail: true };

it("escapes the dots of the bucket's name", () => {
  const rules = fillRules({ ...CLOUD, confirmedMail: true });
  expect(rules).toContain(
    "'https://firebasestorage[.]googleapis[.]com/v0/b/vidriera[.]firebasestorage[.]app/o/'",
  );
  expect(rules).not.toContain('$UPLOADS');
  expect(rules).not.toContain('localhost');
});

it('allows localhost on a local stack only', () => {
  expect(fillRules(emulatorRulesSettings('demo-x'))).toContain('localhost');
});

it('keeps the file unchanged, and rejects rules without a placeholder for the bucket', () => {
  expect(readFileSync(join(ROOT, 'firestore.rules'), 'utf8')).toContain("'$UPLOADS'");
  expect(() => fillRules(emulatorRulesSettings('demo-x'), 'rules')).toThrow(/\$UPLOADS/);
  expect(() => fillRules({ ...CLOUD, bucket: "x'" })).toThrow(RangeError);
});

it('requires a confirmed address unless the project turns it off; local stacks turn it on by a variable', () => {
  const condition = 'email_verified';
  expect(fillRules(CLOUD)).toContain(condition);
  expect(fillRules({ ...CLOUD, confirmedMail: false })).not.toContain(condition);
  expect(() => fillRules({ ...CLOUD, confirmedMail: false }, "'$UPLOADS'")).toThrow(/email_verified/);
  expect(fillRules(emulatorRulesSettings('demo-x', {}))).not.toContain(condition);
  expect(fillRules(emulatorRulesSettings('demo-x', { VIDRIERA_CONFIRMED_MAIL: 'on' }))).toContain(condition);
});
