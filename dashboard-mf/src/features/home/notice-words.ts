import { messages } from '@vidriera/domain/messages/messages';
import type { DeskNotice, Notice, PromoNotice } from '@vidriera/domain/seats/wire-schema';
import { dayName, diaOf } from '@vidriera/domain/values/fecha';
import { quoted } from '@vidriera/domain/values/isolated';
import { seatsText } from '@vidriera/kit/seats/seat-words';
import { shortDay } from '@vidriera/kit/words/format';

export type AnyNotice = Notice | PromoNotice | DeskNotice;

/** 'Se liberaron 2 lugares: vas a «Peña», el jue 26 nov.', as it was when the notice was made */
export function noticeText(notice: AnyNotice): string {
  if ('subject' in notice) return DESK[notice.kind](quoted(notice.titulo));
  return 'promo' in notice ? messages.claims.told[notice.kind](notice.titulo) : eventText(notice);
}

const DESK: Record<DeskNotice['kind'], (titulo: string) => string> = {
  held: (titulo) => `${titulo} está en revisión: por ahora nadie más lo ve.`,
  removed: (titulo) => `Sacamos ${titulo}: rompe las reglas.`,
  back: (titulo) => `${titulo} terminó su revisión, y se ve como antes.`,
  suspended: () => 'Suspendimos tu cuenta.',
  lifted: () => 'Terminó la suspensión de tu cuenta.',
};

function eventText({ kind, titulo, fecha, from, createdAt, held, isKept }: Notice): string {
  const dayOf = (dia: string) => `${dayName(dia).slice(0, 3)} ${shortDay(dia, diaOf(new Date(createdAt)))}`;
  const day = dayOf(fecha);
  switch (kind) {
    case 'moved-up':
      return `${freedText(held)}: vas a ${quoted(titulo)}, el ${day}.`;
    case 'fewer':
      return isKept
        ? `${quoted(titulo)}, el ${day}, ahora tiene menos lugares. Ajustamos tu pedido a los que hay.`
        : `${quoted(titulo)}, el ${day}, ya no da lugares. Tu pedido en la lista de espera quedó sin efecto.`;
    case 'cancelled':
      return `Se canceló ${quoted(titulo)}, que era el ${day}.`;
    case 'postponed':
      return `Se pospuso ${quoted(titulo)}, que era el ${day}. La nueva fecha, a confirmar.`;
    case 'moved':
      if (from)
        return `${quoted(titulo)} pasó del ${dayOf(from.slice(0, 10))} al ${day}, y seguís en la lista. Si así no podés, avisá.`;
      return isKept
        ? `Cambió el horario de ${quoted(titulo)}, el ${day}. Tus lugares siguen.`
        : `${quoted(titulo)} ya no es el ${day}, y tus lugares de ese día se liberaron. Mirá cuándo es.`;
  }
}

const freedText = (held: number): string =>
  held === 1 ? 'Se liberó un lugar' : `Se liberaron ${seatsText(held)}`;
