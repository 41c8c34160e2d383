import { CATEGORIAS, categoriaId } from 'domain/categoria';
import { categoriaDocSchema } from 'domain/categoria-schema';
import { CAMPO_LIKES, TIPOS } from 'domain/ids';
import { abrirAlbum, type Subida } from './album.ts';
import { azar } from './azar.ts';
import { ICONOS } from './contenido/categorias.ts';
import { CREADORES } from './contenido/creadores.ts';
import { PERSONAS } from './contenido/personas.ts';
import { type Cuenta, cuentaDeCreador, cuentaPersonal } from './cuentas.ts';
import { type Item, itemsDe } from './items.ts';
import { type Documento, Referencia } from './referencia.ts';

export type Tamanio = 'full' | 'small';
/** How much of the content each size takes. */
const CUANTOS = {
  full: { creadores: CREADORES.length, personas: PERSONAS.length },
  small: { creadores: 3, personas: 3 },
} as const;

export type Plan = { cuentas: Cuenta[]; items: Item[]; documentos: Documento[]; subidas: Subida[] };

/** What a personal user likes: a handful of each kind, the early items more often, so that counts differ. */
function gustos(cuentas: readonly Cuenta[], items: readonly Item[]): void {
  for (const { username, role, usuario } of cuentas) {
    const r = azar(`gustos/${username}`);
    for (const tipo of TIPOS) {
      const posibles = items.filter((item) => item.tipo === tipo && item.datos.url_imagen !== null);
      const cuantos = role === 'personal' ? r.int(3, 9) : r.int(0, 2);
      const elegidos = new Set(
        Array.from(
          { length: Math.min(cuantos, posibles.length) },
          () => posibles[Math.floor(r.num() ** 1.7 * posibles.length)],
        ),
      );
      usuario.datos[CAMPO_LIKES[tipo]] = [...elegidos].map((item) => {
        if (!item) throw new RangeError('No item to like');
        item.datos.cantLikes = Number(item.datos.cantLikes) + 1;
        return new Referencia(tipo, item.id);
      });
    }
  }
}

/**
 * All of the demonstration's data for a moment, valid and with its derived fields; pure: the same moment gives the same
 * data, byte for byte.
 * @param urlDe download URL of a Storage path and its token
 */
export function planear(now: Date, urlDe: (ruta: string, token: string) => string, tamanio: Tamanio): Plan {
  const album = abrirAlbum(now, urlDe);
  const semillas = CREADORES.slice(0, CUANTOS[tamanio].creadores);
  const creadores = semillas.map((semilla, i) => ({
    semilla,
    cuenta: cuentaDeCreador(semilla, i, album, now),
  }));
  const personas = PERSONAS.slice(0, CUANTOS[tamanio].personas).map((una, i) =>
    cuentaPersonal(una, i, album, now),
  );
  const cuentas = [...creadores.map(({ cuenta }) => cuenta), ...personas];
  const items = creadores.flatMap(({ semilla, cuenta }) => itemsDe(semilla, cuenta, album, now));
  gustos(cuentas, items);
  const categorias = CATEGORIAS.map((titulo) => ({
    ruta: `categoria/${categoriaId(titulo)}`,
    datos: categoriaDocSchema.parse({ titulo, icono: ICONOS[titulo] }),
  }));
  const documentos = [
    ...categorias,
    ...cuentas.flatMap(({ usuario, otros }) => [usuario, ...otros]),
    ...items.map(({ tipo, id, datos }) => ({ ruta: `${tipo}/${id}`, datos })),
  ];
  return { cuentas, items, documentos, subidas: [...album.subidas.values()] };
}
