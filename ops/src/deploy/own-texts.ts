import { DEMO_OPERATOR } from '@vidriera/domain/site/demo-operator';
import { z } from '@vidriera/domain/zod-classic';

const BRACKET = /[[\]]/;
const EXAMPLE = /(?:^|[@./])(?:example|ejemplo)(?:\.(?:com|org|net|ar|com\.ar))?(?=[/:>]|$)/i;
const DEMO_HOST = DEMO_OPERATOR.VIDRIERA_LINK_HOST.slice(0, -1);
const demo: Record<string, string> = DEMO_OPERATOR;

/** Settings of the demonstration that two sites may share. */
const SHARED = ['VIDRIERA_BRAND', 'VIDRIERA_LINK_HOST'];

/** Adds an issue for each setting that is still a template's, an example, or another site's. */
export function refuseForeignTexts(
  settings: Record<string, string | undefined | unknown>,
  ctx: z.RefinementCtx,
): void {
  const origin = String(settings.VIDRIERA_ORIGIN ?? '');
  const isDemoHost = URL.canParse(origin) && ownsHost(new URL(origin).hostname);
  for (const [name, value] of Object.entries(settings)) {
    if (typeof value !== 'string') continue;
    const isDemo = !SHARED.includes(name) && demo[name] === value;
    const isElsewhere = !isDemoHost && namesHost(value);
    if (isDemo || isElsewhere || BRACKET.test(value) || EXAMPLE.test(value))
      ctx.addIssue({ code: 'custom', path: [name] });
  }
}

const ownsHost = (host: string): boolean => host === DEMO_HOST || host.endsWith(`.${DEMO_HOST}`);
const namesHost = (text: string): boolean =>
  new RegExp(`(?:^|[@./])${DEMO_HOST.replace('.', '\\.')}(?=[/:>]|$)`).test(text);

const WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];

/** A CUIT with its check digit: '30-12345678-1'. */
export const taxIdSchema = z
  .string()
  .regex(/^\d{2}-\d{8}-\d$/)
  .refine((text) => {
    const digits = [...text.replaceAll('-', '')].map(Number);
    const sum = WEIGHTS.reduce((total, weight, i) => total + weight * (digits[i] ?? 0), 0);
    return (11 - (sum % 11)) % 11 === digits.at(-1);
  });
