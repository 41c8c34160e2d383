import { searchWords } from 'domain/item/search';
import { TIPOS_AGENDA, type TipoAgenda } from 'domain/values/ids';
import { agendaDay, localTime } from 'domain/values/local-time';
import { plan } from '../../functions/src/api/read/plan.ts';
import { NOW, type Sought } from './items.ts';

/** What is to come, soonest first; what has no date, newest first; what is over, latest first. */
export function inOrder(a: Sought, b: Sought): number {
  const [left, right] = [placeOf(a), placeOf(b)];
  return left.phase - right.phase || left.at - right.at;
}
function placeOf({ doc }: Sought): { phase: number; at: number } {
  const next = doc.proximaFecha;
  if (!next) return { phase: 1, at: -Number(doc.createdAt) };
  return next >= NOW ? { phase: 0, at: next.getTime() } : { phase: 2, at: -next.getTime() };
}

/** What explore's three lists show for a search of stored tokens, by the rules that plan it: each kind in its order. */
export function today(items: readonly Sought[]): (q: string) => Sought[][] {
  const lists = TIPOS_AGENDA.map((tipo) => items.filter(({ entry }) => entry.tipo === tipo).sort(inOrder));
  const day = agendaDay(localTime(NOW));
  const one = (q: string, tipo: TipoAgenda, list: Sought[]) => {
    const { filter, passes } = plan({ tipo, q }, day);
    return list.filter(
      ({ doc }) => filter.word && doc.busqueda.includes(filter.word) && (!passes || passes(doc)),
    );
  };
  return (q) =>
    searchWords(q).length === 0 ? [] : TIPOS_AGENDA.map((tipo, i) => one(q, tipo, lists[i] ?? []));
}
