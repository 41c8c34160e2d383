import { changeOf, type EventoChangeKind } from '@vidriera/domain/evento/change';
import { isCalledOff, isSoldOut } from '@vidriera/domain/evento/state';
import { failureOf } from '@vidriera/domain/failure';
import { isPast } from '@vidriera/domain/item/time';
import { messages } from '@vidriera/domain/messages/messages';
import { dayName } from '@vidriera/domain/values/fecha';
import { now, shortDay } from '@vidriera/kit/format';
import { readItem } from '@vidriera/kit/requests/read';
import { toast } from '@vidriera/kit/toast';
import type { OwnCard } from './own-page.ts';

type OwnEvento = Extract<OwnCard, { tipo: 'evento' }>;

/** Returns the words of saying an event's next date sold out, or not any more; `null` if it has none to come. */
export function soldOutLabel(item: OwnCard): string | null {
  if (item.tipo !== 'evento' || !item.proximaFecha || isCalledOff(item) || isPast(item, now())) return null;
  const words = isSoldOut(item) ? 'Hay entradas de nuevo' : 'Entradas agotadas';
  const ofDate = item.fechaPeriodica && !item.agotado;
  return ofDate
    ? `${words}: ${dayName(item.proximaFecha).slice(0, 3)} ${shortDay(item.proximaFecha, now())}`
    : words;
}

/** Says the next date of a weekly event sold out, or the whole of another one; the second time takes it back. Keeps the creator's note. */
export async function toggleSoldOut(item: OwnEvento): Promise<boolean> {
  try {
    const evento = await readItem('evento', item.id);
    const { changeEvento } = await import('@vidriera/kit/requests/publish');
    const said = {
      ...{ kind: kindOf(item), aviso: evento.aviso, dia: item.proximaFecha ?? '' },
      ...{ fecha: null, horaInicio: null, horaFin: null },
    };
    await changeEvento(item.id, changeOf(evento, said, now()), { version: evento.version });
    toast.success(messages.post.changeSaved);
    return true;
  } catch (caught) {
    toast.error(failureOf(caught).message);
    return false;
  }
}

function kindOf(item: OwnEvento): EventoChangeKind {
  if (item.agotado) return 'restock';
  if (!item.fechaPeriodica) return 'sellOut';
  return item.proximaAgotada ? 'restockDate' : 'sellOutDate';
}
