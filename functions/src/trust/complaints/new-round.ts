import type { Case } from './stored.ts';
import type { Thing } from './thing.ts';

/** Returns a case as it begins, or begins anew after a decision. */
export const newRound = (
  { subject, creador, titulo, shown }: Thing,
  before: Case | null,
  at: Date,
): Case => ({
  subject,
  creador,
  titulo,
  snapshot: shown ?? '',
  counts: {},
  firstAt: at,
  lastAt: at,
  status: 'open',
  waiting: true,
  round: (before?.round ?? 0) + 1,
  returnsAt: null,
  wasHeldAlone: before?.wasHeldAlone ?? false,
  lane: null,
  waitsSince: null,
  graveSince: null,
  decidedAt: before?.decidedAt ?? null,
  decidedBy: before?.decidedBy ?? null,
  suspendedUntil: null,
  text: '',
  reasons: [],
  appealed: false,
  appeal: '',
  expiresAt: null,
  acts: before?.acts ?? 0,
  workAt: before?.workAt ?? null,
});
