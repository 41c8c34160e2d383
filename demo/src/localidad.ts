import { placeInAddress } from '@vidriera/domain/localidad/places';
import type { CreadorSeed } from './content/kinds.ts';

export const localidadOf = ({ direccion }: Pick<CreadorSeed, 'direccion'>): string | null =>
  placeInAddress(direccion)?.code ?? null;
