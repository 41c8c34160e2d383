import type { PublicPerfil } from '../api/schema.ts';
import { hasPerfilCreador } from '../usuario/may.ts';
import { whatsappOf } from './redes.ts';

type Perfil = Pick<PublicPerfil, 'role' | 'redes' | 'direccion'>;

/** A number with its country, as a profile publishes it; `null` without one. */
export const phoneOf = ({ redes }: Pick<Perfil, 'redes'>): string | null => {
  const url = whatsappOf(redes.whatsapp);
  return url && `+${url.slice(url.lastIndexOf('/') + 1)}`;
};

/** Whether a profile has something for an address book: a creator's number or address. */
export const hasContact = (perfil: Perfil): boolean =>
  hasPerfilCreador(perfil.role) && Boolean(perfil.direccion || phoneOf(perfil));

export const contactPath = (username: string): string => `/${encodeURIComponent(username)}/contacto.vcf`;
