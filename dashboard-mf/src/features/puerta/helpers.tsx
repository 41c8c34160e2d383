import { MAX_HELPERS } from '@vidriera/domain/claim/times';
import { doorPath } from '@vidriera/kit/going/detail-path';
import { call } from '@vidriera/kit/requests/callable';
import { publicOrigin } from '@vidriera/session/config';
import { HelperLinks } from '../canjes/helper-links.tsx';
import type { DoorHelpers, ListedDate } from './load.ts';

/** Helpers of this date's list, who open it by a link without an account. */
export const DoorHelpersOf = ({ at, helpers }: { at: ListedDate; helpers: DoorHelpers }) => (
  <HelperLinks
    helpers={helpers.map(({ id, nombre, bound }) => ({
      id,
      nombre,
      about: bound ? 'Abrió su link' : 'Todavía no abrió su link',
    }))}
    about={`Con su link ven esta lista sin cuenta, con el nombre y una inicial, desde el primer teléfono que lo abra, hasta 12 horas después del final. Hasta ${MAX_HELPERS}.`}
    confirm={(nombre) => `¿Quitar a ${nombre}? Su teléfono deja de ver la lista.`}
    message={(nombre) => `La puerta, ${nombre}: abrilo en el teléfono que vas a usar.`}
    help="Así lo ves en esta lista."
    invite={async (nombre, link) => {
      await call('door', { what: 'invite', ...at, nombre, link });
      return `${publicOrigin()}${doorPath(at.evento, at.fecha)}#${link}`;
    }}
    withdraw={async (id) => void (await call('door', { what: 'withdraw', ...at, id }))}
  />
);
