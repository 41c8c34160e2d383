import { safeUrl } from './safe-url.ts';

/** A part of a text: words, or what leads somewhere. */
export type TextPiece = string | { text: string; href: string };

/** What opens before an address: '(https://…'. */
const BEFORE = /^[([{"'«“‘¡¿*]+/;
/** What ends a sentence or closes what was opened. */
const AFTER = /[.,;:!?…"'»”’*_\]}]/;
/** Characters that show nothing or turn the reading around, and those of markup. */
const STRANGE = /[\p{Cc}\p{Cf}\p{Cs}<>"\\]/u;
/** A host is written in the letters of Spanish, and its last name in plain ones: no other alphabet looks like them. */
const HOST = String.raw`(?:[\wáéíóúüñ-]+\.)+([a-z]{2,})`;
const WEB = new RegExp(String.raw`^(https?:\/\/|www\.)?${HOST}(?::\d+)?(?:[/?#].*)?$`, 'i');
const MAIL = new RegExp(String.raw`^[\w.+-]+@${HOST}$`, 'i');
/** Ends of hosts that are known for such without `https://` or `www.`: of 'fin.De' none is meant. */
const KNOWN = /^(?:com|org|net|ar|uy|cl|me|ly|ee|tv|app|link|page)$/;

/** The address that a run of characters is, as a whole: http, https or mailto. */
function hrefOf(run: string): string | null {
  if (STRANGE.test(run)) return null;
  if (MAIL.test(run)) return safeUrl(`mailto:${run}`);
  const [, says, end = ''] = WEB.exec(run) ?? [];
  return says || KNOWN.test(end) ? safeUrl(run) : null;
}

/** A run without what closes the sentence after it. A bracket that was opened within is the address's own. */
function untilEnd(run: string): string {
  let unopened = run.split(')').length - run.split('(').length;
  let end = run.length;
  for (; end > 0; end -= 1) {
    const last = run.charAt(end - 1);
    if (last === ')' && unopened > 0) unopened -= 1;
    else if (!AFTER.test(last)) break;
  }
  return run.slice(0, end);
}

/**
 * Takes a text apart into words and the web and mail addresses among them; together the pieces are the text. An address stands between
 * blanks, whole: markup, `javascript:`, other alphabets' hosts and anything else that is no such address stays words. Never throws.
 */
export function textPieces(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let words = '';
  for (const run of text.split(/(\s+)/)) {
    const start = BEFORE.exec(run)?.[0].length ?? 0;
    const core = run.slice(start);
    const address = untilEnd(core);
    const href = hrefOf(address);
    words += href ? run.slice(0, start) : run;
    if (!href) continue;
    if (words) pieces.push(words);
    pieces.push({ text: address, href });
    words = core.slice(address.length);
  }
  return words ? [...pieces, words] : pieces;
}
