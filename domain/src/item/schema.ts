import { fechaOrNull, hostsOrNull, referenceSchema, textOrNull } from '../values/firestore-schema.ts';
import { z } from '../zod.ts';
import { RETENIDO_TOLD } from './access.ts';

/** Fields beside the creator’s own. Triggers write all from `proximaFecha` on. */
export const systemShape = {
  refUsuario: referenceSchema,
  /** The creator. */
  uid: textOrNull,
  createdAt: fechaOrNull,
  updatedAt: fechaOrNull,
  proximaFecha: fechaOrNull,
  visible: z.pipe(
    z.nullish(z.boolean()),
    z.transform((value) => value ?? false),
  ),
  cantLikes: z.pipe(
    z.nullish(z.number()),
    z.transform((value) => value ?? 0),
  ),
  retenido: z.catch(z.nullish(z.enum(RETENIDO_TOLD)), null),
  retirado: z.catch(z.nullish(z.boolean()), null),
  cambiaEl: z.catch(fechaOrNull, null),
  /** The next beginning, from the local day on; `null` without one. */
  empieza: z.catch(fechaOrNull, null),
  /** The first time that it was visible. */
  publicadoEl: z.catch(fechaOrNull, null),
  /** When it was called off. */
  canceladoEl: z.catch(fechaOrNull, null),
  /** Hosts of its links on the list of malicious ones: public answers leave them out. */
  listedHosts: hostsOrNull,
  localidadEfectiva: textOrNull,
  zona: textOrNull,
};
