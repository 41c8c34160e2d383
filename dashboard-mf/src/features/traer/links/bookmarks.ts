import { Parser } from 'htmlparser2';
import type { LinkRow } from './job.ts';

/** Reads the links of exported bookmarks, in their order, without those that the browser keeps for itself. */
export function readBookmarks(text: string): LinkRow[] {
  const rows: LinkRow[] = [];
  let open: LinkRow | null = null;
  const parser = new Parser({
    onopentag(name, { href = '' }) {
      if (name === 'a' && /^(?:https?|mailto|tel):/i.test(href))
        open = { line: rows.length + 1, titulo: '', enlace: href, descripcion: '' };
    },
    ontext(part) {
      if (open) open.titulo += part;
    },
    onclosetag(name) {
      if (name !== 'a' || !open) return;
      rows.push({ ...open, titulo: open.titulo.trim() });
      open = null;
    },
  });
  parser.end(text);
  return rows;
}
