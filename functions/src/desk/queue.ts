import { reasonsOf } from '@vidriera/domain/complaint/counts';
import type { CaseRow } from '@vidriera/domain/desk/wire-schema';
import { subjectId } from '@vidriera/domain/held/subject-schema';
import { type Case, readCase } from '../complaints/stored.ts';
import type { Deps } from '../firestore/admin.ts';
import { queries, queryFrom } from '../firestore/queries.ts';
import { readable } from '../firestore/unreadable.ts';

const AT_ONCE = 50;

/** Returns the cases that wait, heaviest first, then oldest. An unreadable one is logged and left out. */
export async function readQueue({ db }: Pick<Deps, 'db'>): Promise<{ cases: CaseRow[]; hasMore: boolean }> {
  const { docs } = await queryFrom(db, queries.casesWaiting())
    .limit(AT_ONCE + 1)
    .get();
  return { cases: readable(docs.slice(0, AT_ONCE), readCase).map(rowOf), hasMore: docs.length > AT_ONCE };
}

export const rowOf = (of: Case): CaseRow => ({
  id: subjectId(of.subject),
  ...{ subject: of.subject, titulo: of.titulo },
  status: of.status === 'alone' ? 'held' : of.status,
  ...{ isWaiting: of.waiting, isAppealed: of.appealed, reasons: reasonsOf(of.counts) },
  complaints: Object.values(of.counts)
    .flatMap((counts) => Object.values(counts ?? {}))
    .reduce((sum, count) => sum + count, 0),
  ...{ firstAt: of.firstAt.getTime(), lastAt: of.lastAt.getTime() },
  returnsAt: of.returnsAt?.getTime() ?? null,
});
