import { effectOf } from '@vidriera/domain/complaint/acts';
import type { Deps } from '../../base/firestore/admin.ts';
import { eachAlone } from '../../base/firestore/each-alone.ts';
import { PATIENT } from '../../base/firestore/patient.ts';
import { queries, queryFrom } from '../../base/firestore/queries.ts';
import { refs } from '../../base/firestore/refs.ts';
import { logger } from '../../base/process/logger.ts';
import { carryOut } from './carry-out.ts';
import { stateIn, stoodIn } from './stood.ts';
import { readCase } from './stored.ts';

type ReturnDeps = Pick<Deps, 'db' | 'now'>;

/** Things that one look brings back. */
const AT_ONCE = 50;
/** An alert looks for this line (ops/monitoring/policies/complaints-undecided.json). */
export const UNDECIDED_LINE = 'complaints: held without a decision';

/** Brings back what complaints alone have held for 48 hours. It stays in the queue. @returns how many */
export async function returnUndecided(deps: ReturnDeps): Promise<number> {
  const { db, now } = deps;
  const { docs } = await queryFrom(db, queries.casesDue(now())).limit(AT_ONCE).get();
  const returned = await eachAlone(
    docs,
    ({ ref }) => ref.path,
    async ({ id }) => ((await returnOne(deps, id)) ? 1 : 0),
  );
  if (returned > 0) logger.warn(UNDECIDED_LINE, { cases: returned });
  return returned;
}

const returnOne = ({ db, now }: ReturnDeps, id: string): Promise<boolean> =>
  db.runTransaction(async (tx) => {
    const base = readCase(await tx.get(refs.case(db, id)));
    if (!base?.returnsAt || base.returnsAt > now()) return false;
    const stood = await stoodIn(db, tx, base.subject);
    const effect = effectOf(stateIn(stood), 'undecided');
    if (!effect) return false;
    carryOut({ db, now }, tx, stood, { base, effect });
    return true;
  }, PATIENT);
