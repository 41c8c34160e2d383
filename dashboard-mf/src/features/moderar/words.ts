import type { Lane } from '@vidriera/domain/complaint/lanes';
import { REASONS } from '@vidriera/domain/complaint/reasons';
import type { CaseRow, DeskCase, DeskOutcome } from '@vidriera/domain/desk/wire-schema';
import { partsOf, type Subject } from '@vidriera/domain/held/subject-schema';
import type { SuspensionDays } from '@vidriera/domain/usuario/suspension';
import { momentText } from '@vidriera/kit/words/moment';

const KIND = {
  evento: 'Evento',
  curso: 'Curso',
  promo: 'Promo',
  link: 'Link',
  user: 'Perfil',
  message: 'Mensaje',
} as const;

export const kindOf = (subject: Subject): string => KIND[partsOf(subject).kind];

export const reasonsText = (reasons: CaseRow['reasons']): string =>
  reasons.map((reason) => REASONS[reason].label).join('; ') || 'De cuentas silenciadas';

/** 'Oculto por denuncias hasta mañana, 14:30' */
export function stateText({ status, isAppealed, returnsAt }: CaseRow, now: number): string {
  const state = {
    open: 'Se ve',
    held:
      returnsAt === null ? 'En revisión' : `En revisión por denuncias, vuelve ${momentText(returnsAt, now)}`,
    cleared: 'Sigue publicado',
    removed: 'Dado de baja',
    suspended: 'Cuenta suspendida',
    gone: 'Ya no existe',
  }[status];
  return isAppealed ? `${state} · apelado` : state;
}

export const LANE: Record<Lane, string> = {
  appeals: 'Apelaciones y lo que está en revisión',
  holds: 'Oculto por denuncias, y lo más grave',
  accounts: 'Otras denuncias de cuentas',
  rest: 'Denuncias sin cuenta, y enlaces',
};

export const STANDING: Record<DeskCase['complaintsMade'][number]['standing'], string> = {
  able: 'Cuenta con antigüedad',
  other: 'Cuenta nueva o sin confirmar',
  muted: 'Cuenta silenciada',
  open: 'Sin cuenta',
  links: 'Revisión de enlaces',
};

/** `does` stands above the button. */
const OUTCOME: Record<DeskOutcome, { label: string; does: string; confirm: string; done: string }> = {
  held: {
    label: 'Poner en revisión',
    does: 'Nadie más lo ve hasta que se decida. Sus lugares y canjes siguen en pie.',
    confirm: '¿Poner en revisión? Nadie más lo ve hasta que se decida.',
    done: 'Quedó en revisión.',
  },
  cleared: {
    label: 'Dejar publicado',
    does: 'Se ve, y el caso se cierra.',
    confirm: '¿Dejarlo publicado? El caso se cierra.',
    done: 'Quedó publicado, y el caso se cerró.',
  },
  removed: {
    label: 'Dar de baja',
    does: 'Nadie más lo ve, y terminan sus lugares y canjes. Puede apelar una vez.',
    confirm: '¿Dar de baja? Nadie más lo ve, y terminan sus lugares y canjes.',
    done: 'Quedó dado de baja, y el caso se cerró.',
  },
  suspended: {
    label: 'Suspender la cuenta',
    does: 'Nadie ve nada de lo que publicó, y no puede publicar ni editar. Puede apelar una vez.',
    confirm: '¿Suspender la cuenta? Nadie ve lo que publicó, y no puede publicar ni editar.',
    done: 'Quedó suspendida, y el caso se cerró.',
  },
};

const ACT: Record<string, string> = {
  held: 'Se puso en revisión',
  cleared: 'Se dejó publicado',
  removed: 'Se dio de baja',
  verified: 'Se dio la marca de cuenta verificada',
  unverified: 'Se quitó la marca de cuenta verificada',
  suspended: 'Se suspendió la cuenta',
  gone: 'Se borró lo publicado',
  opened: 'Se abrió el caso desde la mesa',
  muted: 'Se silenció a quien denunció',
  ordered: 'Se ocultó por orden judicial, sin avisar a quien publica',
  unordered: 'Se levantó la orden judicial',
  kept: 'Se guardó una copia para la Justicia',
  unmuted: 'Se dejó de silenciar a quien denunció',
};
export const actText = (action: string): string => ACT[action] ?? action;

/** '7 días', 'Sin fecha de vuelta' */
export const daysText = (days: SuspensionDays): string =>
  days === null ? 'Sin fecha de vuelta' : `${days} días`;

const LIFT = {
  label: 'Levantar la suspensión',
  does: 'Todo lo que publicó se ve otra vez.',
  confirm: '¿Levantar la suspensión? Todo lo que publicó se ve otra vez.',
  done: 'La cuenta ya no está suspendida.',
};
export const wordsOf = (outcome: DeskOutcome, isSuspended: boolean) =>
  isSuspended && outcome === 'cleared' ? LIFT : OUTCOME[outcome];
