import type { Written } from '@vidriera/domain/item/kinds-schema';
import { linkFormSchema } from '@vidriera/domain/link/schema';
import { domain } from '@vidriera/domain/values/safe-url';
import { enlaceSchema } from '@vidriera/domain/values/safe-url-schema';
import type { LinkRow } from './job.ts';

const FIELDS = ['titulo', 'enlace', 'descripcion'] as const;
type Problems = Partial<Record<(typeof FIELDS)[number], string>>;

/** A row's link to publish, or why it can't be. A row that is left out has neither. */
export type CheckedRow = { data: Written['link'] } | { problems: Problems } | null;

export const isAddress = (text: string): boolean => enlaceSchema.safeParse(text).success;

/** Checks a list by the rules of the form. Two lines with the same address are one link. */
export function checkRows(rows: readonly LinkRow[]): CheckedRow[] {
  const lines = new Map<string, number>();
  return rows.map((row) => {
    if (row.isOut) return null;
    const checked = check(row);
    if ('problems' in checked) return checked;
    const { enlace } = checked.data;
    const first = lines.get(enlace);
    if (first !== undefined)
      return { problems: { enlace: `Es la misma dirección que la de la línea ${first}.` } };
    lines.set(enlace, row.line);
    return checked;
  });
}

function check({ titulo, enlace, descripcion }: LinkRow): Exclude<CheckedRow, null> {
  const address = enlaceSchema.safeParse(enlace).data ?? '';
  const host = domain(address) || address.replace(/^\w+:/, '');
  const { data, error } = linkFormSchema.safeParse({
    titulo,
    enlace,
    descripcion: descripcion || host || enlace,
  });
  if (data) return { data };
  const problems: Problems = {};
  for (const { path, message } of error.issues) {
    const field = FIELDS.find((name) => name === path[0]);
    // Without an address there is no host either.
    if (field && !problems[field] && !(field === 'descripcion' && !descripcion)) problems[field] = message;
  }
  return { problems };
}
