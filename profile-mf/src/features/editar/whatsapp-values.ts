import { handleOf } from '@vidriera/domain/perfil/redes';
import { isLandline, readWhatsapp, shownWhatsapp } from '@vidriera/domain/perfil/whatsapp';

/**
 * Converts a stored WhatsApp to form values: `esFijo` for an Argentine landline. Shows the digits alone if they parse to the same
 * number; foreign numbers keep their +.
 */
export function whatsappToForm(url: string): { link_Wssp: string; esFijo: boolean } {
  const text = handleOf('whatsapp', url);
  const stored = readWhatsapp(url);
  if (!('digits' in stored)) return { link_Wssp: text, esFijo: false };
  const esFijo = isLandline(stored.digits);
  const typed = readWhatsapp(text, esFijo);
  const same = 'digits' in typed && typed.digits === stored.digits;
  return { link_Wssp: same ? text : shownWhatsapp(stored.digits), esFijo };
}
