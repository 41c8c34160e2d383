import { functionList } from './function-list.ts';
import type { DeployedFunction } from './functions.ts';
import { databaseIndexes } from './indexes.ts';
import { instanceAlerts } from './instance-alerts.ts';
import { partShape } from './part-shape.ts';
import { reference } from './reference/reference.ts';
import { callableRewrites } from './rewrites.ts';
import { itemRules } from './rules.ts';

/** Returns the text of a file from its present text, whose other parts stay. */
type Generator = (source: string, functions: DeployedFunction[]) => string | Promise<string>;

/** Every file that is generated, or a part of it. The reference comes last, because it reads the others. */
export const GENERATORS: Record<string, Generator> = {
  'domain/src/agenda/part-shape.ts': partShape,
  'functions/src/index.ts': functionList,
  'firebase.json': callableRewrites,
  'ops/monitoring/policies/instances.json': instanceAlerts,
  'firestore.indexes.json': databaseIndexes,
  'firestore.rules': itemRules,
  'docs/reference.md': (_, functions) => reference(functions),
};
