import { LIMITS } from '@vidriera/domain/values/limits';
import { withoutTail } from '@vidriera/domain/values/without-tail';
import { isAddress } from './check-rows.ts';
import type { LinkRow } from './job.ts';

type Cells = { line: number; cells: string[] };
type Column = 'titulo' | 'enlace' | 'descripcion';

const HEADINGS: Record<Column, RegExp> = {
  titulo: /^(titulo|title|nombre|name|texto)$/,
  enlace: /^(direccion|enlace|link|url|address)\b/,
  descripcion: /^(descripcion|description|detalle)/,
};
const SEPARATORS = [';', '\t', ','] as const;

/** Reads a pasted list, exported bookmarks, or a CSV with `;`, `,` or tabs. Columns go by their headings, else by what they hold. */
export async function readRows(text: string): Promise<{ rows: LinkRow[]; isCut: boolean }> {
  if (isBookmarks(text)) return bounded((await import('./bookmarks.ts')).readBookmarks(text));
  const all = await cellsOf(text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'));
  const headed = headingsOf(all[0]?.cells ?? []);
  const rows = headed ? all.slice(1) : all;
  const at = headed ?? columnsOf(rows);
  return bounded(rows.map((row) => rowOf(row, at)));
}

const bounded = (rows: LinkRow[]) => ({
  rows: rows.slice(0, LIMITS.itemsPerTipo),
  isCut: rows.length > LIMITS.itemsPerTipo,
});

/** Whether a text is a browser's exported bookmarks. */
const isBookmarks = (text: string): boolean => /^[\uFEFF\s]*<!doctype netscape-bookmark-file/i.test(text);

/** The separator of most lines; of several, the one that words hold least. papaparse guesses wrong where lines differ. */
function separatorOf(text: string): string {
  const lines = text.replace(/"[^"]*"/g, '').split('\n');
  const amount = (sign: string) => lines.filter((line) => line.includes(sign)).length;
  return SEPARATORS.reduce((best, sign) => (amount(sign) > amount(best) ? sign : best));
}

/** Splits a text into lines with their cells, without blank ones. */
async function cellsOf(text: string): Promise<Cells[]> {
  const { default: Papa } = await import('papaparse');
  const all: Cells[] = [];
  let isTorn = false;
  const delimiter = separatorOf(text);
  let line = 1;
  let begin = 0;
  Papa.parse<string[]>(text, {
    newline: '\n',
    delimiter,
    step({ data, errors, meta }) {
      isTorn ||= errors.some(({ type }) => type === 'Quotes');
      all.push({ line, cells: data });
      line += text.slice(begin, meta.cursor).split('\n').length - 1; // a cell in quotes may have several lines
      begin = meta.cursor;
    },
  });
  // An open quote swallows what follows: then each line stands alone.
  const alone = () =>
    text.split('\n').map((rowText, i) => ({
      line: i + 1,
      cells: Papa.parse<string[]>(rowText, { delimiter }).data[0] ?? [],
    }));
  return (isTorn ? alone() : all)
    .map((row) => ({ ...row, cells: row.cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some(Boolean));
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

function headingsOf(cells: string[]): Record<Column, number> | null {
  const at = (column: Column) => cells.findIndex((cell) => HEADINGS[column].test(plain(cell)));
  const columns = { titulo: at('titulo'), enlace: at('enlace'), descripcion: at('descripcion') };
  return columns.titulo >= 0 && columns.enlace >= 0 ? columns : null;
}

/** The column with the most addresses is theirs; title and description follow in order. */
function columnsOf(rows: Cells[]): Record<Column, number> {
  const addresses = (at: number) => rows.filter(({ cells }) => isAddress(cells[at] ?? '')).length;
  const enlace = [1, 0, 2].reduce((best, at) => (addresses(at) > addresses(best) ? at : best));
  const [titulo = 0, descripcion = 2] = [0, 1, 2].filter((at) => at !== enlace);
  return { titulo, enlace, descripcion };
}

const split = (text: string, sign: string): string[] => text.split(sign).map((part) => part.trim());

/** 'Mi blog: https://blog.example', as people write lists in a chat. */
function wordsAndAddress(text: string): { words: string; address: string } | null {
  const address = text.split(/\s/).at(-1) ?? '';
  const begins = address.search(/https?:\/\//i);
  if (begins < 0) return null;
  const words = text.slice(0, text.length - address.length) + address.slice(0, begins);
  const bare = withoutTail(words, ' \t:–—-');
  return bare === words ? null : { words: bare, address: address.slice(begins) };
}

function rowOf({ line, cells }: Cells, at: Record<Column, number>): LinkRow {
  const of = (column: Column) => cells[at[column]] ?? '';
  const lone = cells.filter(Boolean);
  // An address alone, among lines with a title.
  if (lone.length === 1 && isAddress(lone[0] ?? ''))
    return { line, titulo: '', enlace: lone[0] ?? '', descripcion: '' };
  // A line with another separator than most.
  const others = cells.some(isAddress) ? [] : SEPARATORS.map((sign) => split(cells.join(', '), sign));
  const other = others.find((parts) => parts.length > 1 && parts.some(isAddress));
  if (other) return rowOf({ line, cells: other }, columnsOf([{ line, cells: other }]));
  const chat = cells.some(isAddress) ? null : wordsAndAddress(cells.join(', '));
  return chat
    ? { line, titulo: chat.words, enlace: chat.address, descripcion: '' }
    : { line, titulo: of('titulo'), enlace: of('enlace'), descripcion: of('descripcion') };
}
