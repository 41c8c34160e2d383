import { z } from '@vidriera/domain/zod-classic';
import { FIRESTORE, loadRules, RULES } from './environment.ts';
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
const reached = (visit: Node['values'][number]) =>
  failed(visit) || Object.keys(visit.value).some((key) => key !== 'undefined');

/** Outcomes of an expression, over all pieces. */
interface Outcomes {
  isReached: boolean;
  isCondition: boolean;
  wasTrue: boolean;
  wasFalse: boolean;
}
const all = new Map<string, Outcomes>();

function note(node: Node): void {
  const { line, currentOffset, endOffset } = node.sourcePosition;
  const text = RULES.firestore.slice(currentOffset, endOffset + 1).replaceAll(/\s+/g, ' ');
  const key = `${line}: ${text}`;
  const before = all.get(key);
  const booleans = node.values.map(({ value }) => value.boolValue).filter((value) => value !== undefined);
  all.set(key, {
    isReached: before?.isReached || node.values.some(reached),
    isCondition: before?.isCondition || (booleans.length > 0 && text !== 'true' && text !== 'false'),
    wasTrue: before?.wasTrue || booleans.includes(true),
    wasFalse: before?.wasFalse || booleans.includes(false) || node.values.some(failed),
  });
  node.children.forEach(note);
}

/**
 * Adds the emulator's report on `firestore.rules` to the earlier ones. The report repeats every document at
 * every expression, hundreds of megabytes for all cases; so it is read in pieces. Loading the rules empties it.
 */
export async function addCoverage(): Promise<void> {
  const answer = await fetch(`http://${FIRESTORE}/emulator/v1/projects/${PROJECT}:ruleCoverage`);
  const { report } = reportSchema.parse(await answer.json());
  report.forEach(note);
  await loadRules();
}

/**
 * Returns the gaps: expressions never evaluated, and conditions never true or never false (errors count as
 * false). Ignores constants.
 */
export function uncovered(): { expressions: number; conditions: number; missing: string[] } {
  const gaps = ({ isReached, isCondition, wasTrue, wasFalse }: Outcomes) => [
    ...(isReached ? [] : ['never evaluated']),
    ...(isCondition && !wasTrue ? ['never true'] : []),
    ...(isCondition && !wasFalse ? ['never false'] : []),
  ];
  const conditions = [...all.values()].filter(({ isCondition }) => isCondition).length;
  const missing = [...all].flatMap(([key, node]) => gaps(node).map((gap) => `${key}: ${gap}`));
  return { expressions: all.size, conditions, missing };
}
