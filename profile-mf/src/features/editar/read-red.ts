import { messages } from '@vidriera/domain/messages/messages';
import { normalizeRed, RED_FIELD, type Red, redProblem } from '@vidriera/domain/perfil/redes';
import { readWhatsapp, whatsappAddress } from '@vidriera/domain/perfil/whatsapp';
import { mayBeAlias } from '@vidriera/domain/values/alias';
import { withoutInvisible } from '@vidriera/domain/values/invisible';

type Typed = Record<(typeof RED_FIELD)[Red], string> & { esFijo: boolean };

/** Returns a network's address, and the problem if the typed text gives none. */
export function readRed(red: Red, values: Typed): { href: string | null; problem: string | null } {
  const text = values[RED_FIELD[red]];
  if (red === 'sitioWeb' && mayBeAlias(text)) return { href: null, problem: messages.fields.maybeAlias };
  if (red !== 'whatsapp') return { href: normalizeRed(red, text), problem: redProblem(red, text) };
  if (!withoutInvisible(text)) return { href: null, problem: null };
  const reading = readWhatsapp(text, values.esFijo);
  return { href: whatsappAddress(reading), problem: 'problem' in reading ? reading.problem : null };
}
