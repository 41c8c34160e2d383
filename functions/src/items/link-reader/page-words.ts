import { LIMITS } from '@vidriera/domain/values/limits';
import { oneLine } from '@vidriera/domain/values/one-line';
import { safeUrl } from '@vidriera/domain/values/safe-url';
import { summarize } from '@vidriera/domain/values/summarize';
import { Parser } from 'htmlparser2';
import type { FetchedPage } from './fetch-page.ts';

/** Longer descriptions of pages are lists of keywords. */
const MAX_DESCRIPTION = 300;
/** The HTML standard looks for a page's encoding within so many bytes. */
const SNIFFED_BYTES = 1024;

/** A page names its player: 'https://bandcamp.com/EmbeddedPlayer/v=2/album=123/size=large/…'. */
const BANDCAMP =
  /^https:\/\/bandcamp\.com\/EmbeddedPlayer\/(?:[\w.]+=[\w.]+\/)*?((?:album|track)=\d{1,15})\//;

export interface PageWords {
  titulo: string;
  descripcion: string;
  /** The picture that it names for sharing. */
  imagen: string | null;
  /** Of a page of Bandcamp: 'album=123', '' elsewhere. */
  reproductorId: string;
}

/** Reads how a page names and describes itself: for sharing, else in its title. Missing texts are ''. */
export function pageWords(page: FetchedPage): PageWords {
  const metas = new Map<string, string>();
  let title: string | null = null; // pictures in the page have titles, too: the first one counts
  let inTitle = false;
  const parser = new Parser({
    onopentag(name, { property, name: called, content }) {
      inTitle = name === 'title' && title === null;
      const key = (property ?? called ?? '').toLowerCase();
      if (name === 'meta' && content && !metas.has(key)) metas.set(key, content);
    },
    ontext(text) {
      if (inTitle) title = (title ?? '') + text;
    },
    onclosetag() {
      inTitle = false;
    },
  });
  parser.end(textOf(page));
  const first = (...keys: string[]): string => oneLine(keys.map((key) => metas.get(key)).find(Boolean) ?? '');
  return {
    titulo: summarize(first('og:title', 'twitter:title') || oneLine(title ?? ''), LIMITS.titulo),
    descripcion: summarize(first('og:description', 'twitter:description', 'description'), MAX_DESCRIPTION),
    reproductorId: BANDCAMP.exec(first('og:video', 'twitter:player'))?.[1] ?? '',
    imagen: pictureOf(first('og:image:secure_url', 'og:image', 'twitter:image'), page.url),
  };
}

/** A page may name its picture from its own address on. */
function pictureOf(named: string, page: string): string | null {
  const address = named && URL.canParse(named, page) ? safeUrl(new URL(named, page).href) : null;
  return address?.startsWith('http') ? address : null;
}

/** Decodes by the encoding that the answer or the page names; else as UTF-8. */
function textOf({ bytes, contentType }: FetchedPage): string {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, SNIFFED_BYTES));
  const named = /charset=["']?([\w-]+)/i;
  const label = named.exec(contentType)?.[1] ?? named.exec(start)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(label).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes); // an encoding that nobody knows
  }
}
