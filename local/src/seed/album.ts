import type { Tipo } from 'domain/ids';
import { rutas } from 'domain/imagen';
import { type Azar, azar } from './azar.ts';
import type { NombreEscena } from './pictures/escenas.ts';
import { type Motivo, nombreDe } from './pictures/fabrica.ts';
import type { Marca } from './pictures/marca.ts';
import type { Cara } from './pictures/rostro.ts';

/** One upload: where it goes, what it shows, the token its download URL carries. */
export type Subida = { ruta: string; motivo: Motivo; token: string };

/** Variants of each scene: enough that a page of cards does not repeat itself, few enough to be drawn quickly. */
const VARIANTES = 3;
const HEX = '0123456789abcdef';
const hex = (r: Azar, largo: number) => Array.from({ length: largo }, () => HEX[r.int(0, 15)]).join('');
const uuid = (r: Azar) => `${hex(r, 8)}-${hex(r, 4)}-4${hex(r, 3)}-a${hex(r, 3)}-${hex(r, 12)}`;

/**
 * Collects the uploads that the data speaks of. Each place has an upload of its own, as when people upload: deleting an
 * item deletes its pictures and nobody else's. `urlDe` gives the download URL of a path and its token.
 */
export function abrirAlbum(now: Date, urlDe: (ruta: string, token: string) => string) {
  const subidas = new Map<string, Subida>();
  const vistas = new Map<string, number>();
  const propias = new Map<string, number>();
  const base = Math.floor(now.getTime() / 1000) * 1000 - 45 * 86_400_000;

  const subir = (
    motivo: Motivo,
    ruta: (archivo: string, momento: number) => string,
    clave: string,
  ): string => {
    const r = azar(`${clave}/${nombreDe(motivo)}`);
    const destino = ruta(`${nombreDe(motivo)}.jpg`, base + r.int(0, 40 * 86_400) * 1000);
    const subida = subidas.get(destino) ?? { ruta: destino, motivo, token: uuid(r) };
    subidas.set(destino, subida);
    return urlDe(destino, subida.token);
  };

  /** Each owner goes through a scene's variants in turn, neighbours from different ones. */
  const foto = (uid: string, escena: NombreEscena): Motivo => {
    const clave = `${uid}/${escena}`;
    const primera = vistas.get(escena) ?? 0;
    const siguiente = propias.get(clave) ?? primera;
    if (!propias.has(clave)) vistas.set(escena, primera + 1);
    propias.set(clave, siguiente + 1);
    return { clase: 'foto', escena, variante: siguiente % VARIANTES };
  };

  return {
    subidas,
    marca: (uid: string, cual: Marca, numero: number) =>
      subir({ clase: 'marca', marca: cual, variante: numero }, (a, t) => rutas.perfil(uid, a, t), uid),
    rostro: (uid: string, cara: Cara, numero: number) =>
      subir({ clase: 'rostro', cara, variante: numero }, (a, t) => rutas.perfil(uid, a, t), uid),
    portada: (uid: string, escena: NombreEscena, numero: number) =>
      subir({ clase: 'portada', escena, variante: numero }, (a, t) => rutas.portada(uid, a, t), uid),
    galeria: (uid: string, escenas: readonly NombreEscena[]) =>
      escenas.map((escena, i) =>
        subir(foto(uid, escena), (a, t) => rutas.galeria(uid, a, t), `${uid}/galeria/${i}`),
      ),
    principal: (tipo: Tipo, uid: string, titulo: string, escena: NombreEscena) =>
      subir(foto(uid, escena), (a, t) => rutas.principal(tipo, uid, a, t), `${uid}/${tipo}/${titulo}`),
    adicional: (uid: string, titulo: string, escena: NombreEscena) =>
      subir(foto(uid, escena), (a, t) => rutas.adicional('evento', uid, a, t), `${uid}/mas/${titulo}`),
  };
}
export type Album = ReturnType<typeof abrirAlbum>;
