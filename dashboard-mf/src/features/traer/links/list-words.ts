import { LIMITS } from '@vidriera/domain/values/limits';
import type { CheckedRow } from './check-rows.ts';
import type { LinkRow, LinksJob } from './job.ts';

interface ListCounts {
  all: number;
  /** To be published. */
  ready: number;
  bad: number;
  out: number;
  brought: number;
  had: number;
  failed: number;
}

export function countsOf(rows: readonly LinkRow[], checked: readonly CheckedRow[]): ListCounts {
  const amount = (is: (row: LinkRow, checked: CheckedRow) => unknown) =>
    rows.filter((row, i) => is(row, checked[i] ?? null)).length;
  const ended = (kind: string) => amount(({ result }) => result?.kind === kind);
  return {
    all: rows.length,
    ready: amount(({ result }, own) => !result && own && 'data' in own),
    bad: amount(({ result }, own) => !result && own && 'problems' in own),
    out: amount(({ isOut }) => isOut),
    brought: ended('brought'),
    had: ended('had'),
    failed: ended('failed'),
  };
}

const some = (amount: number, singular: string, many: string): string[] =>
  amount > 0 ? [`${amount} ${amount === 1 ? singular : many}`] : [];
const joined = (parts: string[]): string => new Intl.ListFormat('es').format(parts);

/** Sentences about the whole list. */
export function summary({ phase, isCut }: LinksJob, counts: ListCounts): string {
  const { all, ready, bad, out, brought, had, failed } = counts;
  if (phase === 'running' || phase === 'looked')
    return 'Publicamos los links uno por uno. Dejá esta pantalla abierta: si se cierra, sigue cuando vuelvas.';
  const ended = [
    ...some(brought, 'link publicado', 'links publicados'),
    ...some(had, 'que ya tenías', 'que ya tenías'),
    ...some(failed, 'que falló', 'que fallaron'),
  ];
  const open = [
    ...some(ready, 'link listo', 'links listos'),
    ...some(bad, 'para revisar', 'para revisar'),
    ...some(out, 'que queda afuera', 'que quedan afuera'),
  ];
  if (phase === 'done')
    return `Terminamos: ${joined([...ended, ...some(bad + out, 'que quedó afuera', 'que quedaron afuera')])}.`;
  return [
    `Leímos ${all} ${all === 1 ? 'línea' : 'líneas'}: ${joined([...ended, ...open])}.`,
    ...(isCut ? [`La lista es más larga: leímos hasta la que completa ${LIMITS.itemsPerTipo}.`] : []),
  ].join(' ');
}
