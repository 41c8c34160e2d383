import { keyOf } from '@vidriera/domain/agenda/entry';
import { type AgendaEntry, type EntryOwner, entrySchema } from '@vidriera/domain/agenda/entry-schema';
import { creatorText, itemText, type Texts } from '@vidriera/domain/agenda/texts';
import { uploadUrl } from '@vidriera/domain/image/upload-url';
import { STORED_SCHEMA, type Stored } from '@vidriera/domain/item/kinds-schema';
import { cardOf } from '@vidriera/domain/item/public-item';
import { dateToDia } from '@vidriera/domain/values/fecha';
import type { TipoAgenda } from '@vidriera/domain/values/ids';
import { uidSchema } from '@vidriera/domain/values/ids-schema';
import { creadorAccount } from '../../demo/src/accounts.ts';
import { openAlbum } from '../../demo/src/album.ts';
import { CREADORES } from '../../demo/src/content/creadores.ts';
import { type Item, itemsOf } from '../../demo/src/items.ts';
import { corpusCreators } from './corpus.ts';

/** A Monday evening. */
export const NOW = new Date('2026-11-23T21:00:00Z');

/** An item for both searches. */
export interface SearchItem {
  doc: Stored[TipoAgenda];
  entry: AgendaEntry;
  username: string;
  nombre: string;
  /** Stems. */
  text: string;
}

/** Token search reads the document; the index reads the list entry. */
function searchItemsOf({ tipo, id, uid, data }: Item, username: string, nombre: string): SearchItem[] {
  if (tipo === 'link') return [];
  const doc = STORED_SCHEMA[tipo].parse(data);
  const usuario = { id: uidSchema.parse(uid), username, nombre: '', imagen: null };
  const { fechaDesde, localidadEfectiva } = data as { fechaDesde?: Date | null; localidadEfectiva: string };
  const entry = entrySchema.parse({
    ...cardOf(tipo, doc, { id, usuario, now: NOW }),
    uid,
    fechaDesde: fechaDesde ? dateToDia(fechaDesde) : null,
    localidad: localidadEfectiva,
    tarifa: null,
    createdAt: Number(doc.createdAt),
    categorias: [],
  });
  return [{ doc, entry, username, nombre, text: itemText(tipo, doc as never) }];
}

/** Returns the demonstration's content, the corpus and their creators. */
export async function loadSearchItems(): Promise<{
  items: SearchItem[];
  owners: Record<string, EntryOwner>;
  texts: Texts;
}> {
  const album = openAlbum(NOW, (path, token) => uploadUrl('bench.test', path, token));
  const owners: Record<string, EntryOwner> = {};
  const creators: Record<string, string> = {};
  const items: SearchItem[] = [];
  for (const seed of [...CREADORES, ...corpusCreators()]) {
    const account = creadorAccount(seed, album, NOW);
    const { uid, username } = account;
    owners[uid] = { username, nombre: seed.nombre, imagen: null, lights: [] };
    creators[uid] = creatorText(seed);
    const own = await itemsOf(seed, account, album, NOW);
    items.push(...own.flatMap((item) => searchItemsOf(item, username, seed.nombre)));
  }
  const texts = {
    items: Object.fromEntries(items.map(({ entry, text }) => [keyOf(entry), text])),
    creators,
  };
  return { items, owners, texts };
}
