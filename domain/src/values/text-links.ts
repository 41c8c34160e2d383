import { safeUrl } from './safe-url.ts';

/** A piece of a text: words or a link. */
export type TextPiece = string | { text: string; href: string };

const BEFORE = /^[([{"'«“‘¡¿*]+/;
/** Punctuation after an address. */
const AFTER = /[.,;:!?…"'»”’*_\]}]/;
/** Invisible characters and markup. */
const STRANGE = /[\p{Cc}\p{Cf}\p{Cs}<>"\\]/u;
/** Hosts use Spanish letters and a plain suffix: no look-alike alphabets. */
const HOST = String.raw`(?:[\wáéíóúüñ-]+\.)+([a-z]{2,})`;
const WEB = new RegExp(String.raw`^(https?:\/\/|www\.)?${HOST}(?::\d+)?(?:[/?#].*)?$`, 'i');
const MAIL = new RegExp(String.raw`^[\w.+-]+@${HOST}$`, 'i');
/** Suffixes recognised without `https://` or `www.`. */
const KNOWN = /^(?:com|org|net|ar|uy|cl|me|ly|ee|tv|app|link|page)$/;

/** Returns the address a run of characters is. */
function hrefOf(run: string): string | null {
  if (STRANGE.test(run)) return null;
  if (MAIL.test(run)) return safeUrl(`mailto:${run}`);
  const [, says, end = ''] = WEB.exec(run) ?? [];
  return says || KNOWN.test(end) ? safeUrl(run) : null;
}

/** Strips closing punctuation; a bracket opened within stays. */
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

/** Splits a text into words and links; joined, the pieces are the text. Anything unsafe stays words. */
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
