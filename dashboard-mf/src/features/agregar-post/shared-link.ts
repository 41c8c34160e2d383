import { textPieces } from '@vidriera/domain/values/text-links';

/** Returns the parameters that begin a link from what another app shares; none without an address. */
export function sharedLink(text: string): Record<string, string> {
  const [enlace] = textPieces(text).flatMap((piece) =>
    typeof piece !== 'string' && piece.href.startsWith('http') ? piece.href : [],
  );
  return enlace ? { tipo: 'link', enlace } : {};
}
