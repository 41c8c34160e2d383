import { changeOf, type EventoChangeKind } from '@vidriera/domain/evento/change';
import { readDayTexts } from '@vidriera/domain/evento/exceptions';
import { reglaOf } from '@vidriera/domain/evento/regla';
import { isCalledOff, isSoldOut } from '@vidriera/domain/evento/state';
import { failureOf, logUnforeseen } from '@vidriera/domain/failure';
import { isPast } from '@vidriera/domain/item/time';
import { messages } from '@vidriera/domain/messages/messages';
import { dayName } from '@vidriera/domain/values/fecha';
import { toast } from '@vidriera/kit/messages/toast';
import { readItem } from '@vidriera/kit/requests/read';
import type { OwnItem } from '@vidriera/kit/requests/schemas';
import { now, shortDay } from '@vidriera/kit/words/format';
import type { OwnCard } from '../own-list/own-card.ts';

export type OwnAgendaCard = Exclude<OwnCard, { tipo: 'link' }>;

/** Returns the words of saying an own item sold out, or not any more; of an event, its next date. `null` if it is over or called off. */
export function soldOutLabel(item: OwnAgendaCard): string | null {
  if (isCalledOff(item) || isPast(item, now())) return null;
  const words = messages.detail[isSoldOut(item) ? 'soldAgain' : 'soldOut'][item.tipo];
  if (item.tipo !== 'evento') return words;
  if (!item.proximaFecha) return null;
  const ofDate = reglaOf(item) && !item.agotado;
  return ofDate
    ? `${words}: ${dayName(item.proximaFecha).slice(0, 3)} ${shortDay(item.proximaFecha, now())}`
    : words;
}

/** Says the next date of a repeating event sold out, or the whole of another item; the second time takes it back. Keeps the creator's note. */
export async function toggleSoldOut(card: OwnAgendaCard): Promise<boolean> {
  try {
    const item = await readItem(card.tipo, card.id);
    const { changeItem } = await import('@vidriera/kit/requests/publish');
    const change =
      card.tipo === 'evento' ? changeOfEvento(card, item as OwnItem<'evento'>) : { agotado: !card.agotado };
    await changeItem(card.tipo, card.id, change, { version: item.version });
    toast.success(messages.post.changeSaved);
    return true;
  } catch (caught) {
    logUnforeseen(caught);
    toast.error(failureOf(caught).message);
    return false;
  }
}

function changeOfEvento(card: OwnEvento, evento: OwnItem<'evento'>) {
  const [kind, dia] = [kindOf(card), card.proximaFecha ?? ''];
  const note = readDayTexts(evento.avisos).get(dia) ?? '';
  const aviso = kind.endsWith('Date') ? note : evento.aviso;
  return changeOf(evento, { kind, aviso, dia, fecha: null, horaInicio: null, horaFin: null }, now());
}

type OwnEvento = Extract<OwnCard, { tipo: 'evento' }>;

function kindOf(item: OwnEvento): EventoChangeKind {
  if (item.agotado) return 'restock';
  if (!reglaOf(item)) return 'sellOut';
  return item.proximaAgotada ? 'restockDate' : 'sellOutDate';
}
