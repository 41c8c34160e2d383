import type { PublicPerfil } from '@vidriera/domain/api/schema';
import { createContext } from 'react';

/** Address and place of the creator's profile, for new events. */
export type OwnPlace = Pick<PublicPerfil, 'direccion' | 'localidad'>;

/** `null` until it is read, and where nothing is inherited visibly. */
export const OwnPlaceContext = createContext<OwnPlace | null>(null);
