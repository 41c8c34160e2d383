import { addPart, type DataPart } from '@vidriera/domain/usuario/data-export';
import { z } from '@vidriera/domain/zod';
import type { Deps } from '../../base/firestore/admin.ts';
import { toJson } from '../../base/firestore/to-json.ts';
import { foldersOf } from '../../base/firestore/uploads.ts';
import { files } from './export-files.ts';
import type { ExportSection } from './export-section.ts';
import { EXPORTS } from './personal.ts';

/** Characters of an answer, and sections: an answer takes seconds, as Hosting cuts it at 60. */
const MOST = { characters: 4_000_000, sections: 25 };

const SECTIONS: readonly ExportSection[] = [...EXPORTS, ...foldersOf('').map((_, folder) => files(folder))];

/** Where an export goes on: a section, and the last id or token of it. */
const cursorSchema = z.pipe(
  z.string().check(z.maxLength(2000), z.regex(/^\d{1,2}:/)),
  z.transform((text) => {
    const [section = ''] = text.split(':');
    return { section: Number(section), after: text.slice(section.length + 1) || null };
  }),
);

/**
 * Exports the next part of a person's data: the sign-in, every personal collection, and files with their URLs.
 * @param cursor of the part before; `null` at the start
 * @returns the part, and the next one's cursor
 * @throws $ZodError for a made-up cursor, HttpsError `invalid-data` for a made-up token of Storage in it
 */
export async function exportPart(
  deps: Deps,
  uid: string,
  cursor: string | null,
): Promise<{ part: DataPart; cursor: string | null }> {
  let place = cursor === null ? { section: 0, after: null as string | null } : cursorSchema.parse(cursor);
  let whole: DataPart = {};
  let length = 0;
  for (let read = 0; read < MOST.sections && length < MOST.characters; read++) {
    const section = SECTIONS[place.section];
    if (!section) return { part: whole, cursor: null };
    const { part, after } = await section(deps, uid, place.after);
    const json = toJson(part) as DataPart;
    length += JSON.stringify(json).length;
    whole = addPart(whole, json);
    place = after === null ? { section: place.section + 1, after } : { ...place, after };
  }
  const isOver = place.section >= SECTIONS.length;
  return { part: whole, cursor: isOver ? null : `${place.section}:${place.after ?? ''}` };
}

/** Exports all data of a person. */
export async function exportData(deps: Deps, uid: string): Promise<DataPart> {
  let { part: whole, cursor } = await exportPart(deps, uid, null);
  while (cursor !== null) {
    const next = await exportPart(deps, uid, cursor);
    whole = addPart(whole, next.part);
    cursor = next.cursor;
  }
  return whole;
}
