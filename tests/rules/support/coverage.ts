import { z } from '@vidriera/domain/zod-classic';
import { FIRESTORE, RULES } from './environment.ts';
import { PROJECT } from './people.ts';

/** Results of an expression. None: not reached. `undefined` without a place: a document was being fetched. */
const valueSchema = z.object({
  value: z
    .looseObject({
      boolValue: z.boolean().optional(),
      undefined: z.object({ sourcePosition: z.unknown().optional() }).optional(),
    })
    .default({}),
});
interface Node {
  sourcePosition: { line: number; currentOffset: number; endOffset: number };
  values: z.infer<typeof valueSchema>[];
  children: Node[];
}
const nodeSchema: z.ZodType<Node> = z.lazy(() =>
  z.object({
    sourcePosition: z.object({ line: z.number(), currentOffset: z.number(), endOffset: z.number() }),
    values: z.array(valueSchema).default([]),
    children: z.array(nodeSchema).default([]),
  }),
);
const reportSchema = z.object({ report: z.array(nodeSchema).min(1) });

const failed = ({ value }: Node['values'][number]) => value.undefined?.sourcePosition !== undefined;
const reached = (one: Node['values'][number]) =>
  failed(one) || Object.keys(one.value).some((key) => key !== 'undefined');

/**
 * Returns the gaps in the emulator's report on `firestore.rules`: expressions never evaluated, and conditions
 * never true or never false (errors count as false). Ignores constants.
 */
export async function uncovered(): Promise<{ expressions: number; conditions: number; missing: string[] }> {
  const answer = await fetch(`http://${FIRESTORE}/emulator/v1/projects/${PROJECT}:ruleCoverage`);
  const { report } = reportSchema.parse(await answer.json());
  const found = { expressions: 0, conditions: 0, missing: [] as string[] };
  const visit = (node: Node): void => {
    const { line, currentOffset, endOffset } = node.sourcePosition;
    const text = RULES.firestore.slice(currentOffset, endOffset + 1).replaceAll(/\s+/g, ' ');
    const miss = (what: string) => found.missing.push(`${line}: ${text}: ${what}`);
    found.expressions++;
    if (!node.values.some(reached)) miss('never evaluated');
    const booleans = node.values.map(({ value }) => value.boolValue).filter((value) => value !== undefined);
    if (booleans.length > 0 && text !== 'true' && text !== 'false') {
      found.conditions++;
      if (!booleans.includes(true)) miss('never true');
      if (!booleans.includes(false) && !node.values.some(failed)) miss('never false');
    }
    node.children.forEach(visit);
  };
  report.forEach(visit);
  return found;
}
