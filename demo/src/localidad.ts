import { placeInAddress } from '@vidriera/domain/localidad/place-in-address';
import type { CreadorSeed } from './content/kinds.ts';

export const localidadOf = ({ direccion }: Pick<CreadorSeed, 'direccion'>): string | null =>
  placeInAddress(direccion)?.code ?? null;
