import { handleOf } from '@vidriera/domain/perfil/redes';
import { isLandline, readWhatsapp, shownWhatsapp } from '@vidriera/domain/perfil/whatsapp';

/**
 * A stored WhatsApp as the form holds it: `esFijo` is checked for an Argentine landline. The digits alone are shown where they are read
 * as the same number; a number of another country has its +.
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
