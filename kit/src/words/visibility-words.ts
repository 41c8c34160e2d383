import { type Access, whyHidden } from '@vidriera/domain/item/access';
import { momentText } from './moment.ts';

export type Shown = Omit<Access, 'retirado'>;

/** Returns what its creator reads on an own item that not everybody sees now and always; `null` for any other. */
export function visibilityLabel(shown: Shown, now: Date): string | null {
  const { visibilidad, publicarDesde, publicarHasta } = shown;
  const at = (moment: Date | null) => momentText(Number(moment), now.getTime());
  switch (whyHidden({ ...shown, retirado: false }, now)) {
    case 'revision':
      return 'En revisión';
    case 'baja':
      return 'Dado de baja';
    case 'oculto':
      return 'Oculto';
    case 'antes':
      return `Se publica ${at(publicarDesde)}`;
    case 'despues':
      return `Se publicó hasta ${at(publicarHasta)}`;
    default: {
      const until = publicarHasta && `asta ${at(publicarHasta)}`;
      if (visibilidad === 'enlace') return until ? `Con enlace, h${until}` : 'Con enlace';
      return until && `H${until}`;
    }
  }
}
