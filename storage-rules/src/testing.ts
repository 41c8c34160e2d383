import type { Method } from './ast.ts';
import { parseRules } from './parse.ts';
import { type RulesAnswer, Ruleset } from './ruleset.ts';
import type { RulesValue } from './values.ts';

/** Converts plain JavaScript to a value of the rules. */
export function plain(value: unknown): RulesValue {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype) {
    return new Map(Object.entries(value).map(([key, element]) => [key, plain(element)]));
  }
  return value as RulesValue;
}

/** Evaluates rules given as text. `request` and `resource` are plain values. */
export function ask(
  rules: string,
  path: string,
  {
    method = 'get',
    request = {},
    resource = null,
  }: { method?: Method; request?: unknown; resource?: unknown } = {},
): RulesAnswer {
  return new Ruleset(parseRules(rules)).ask({
    service: 'firebase.storage',
    path,
    method,
    variables: { request: plain(request), resource: plain(resource) },
  });
}

/** Returns rules with one condition for the whole bucket. */
export const whenever = (condition: string): string => `
  rules_version = '2';
  service firebase.storage { match /b/{bucket}/o { match /{file=**} { allow read, write: if ${condition}; } } }`;
