import type { Tipo } from 'domain/ids';
import { rutas } from 'domain/imagen';
import { type Azar, azar } from './azar.ts';
import type { NombreEscena } from './pictures/escenas.ts';
import { type Motivo, nombreDe } from './pictures/fabrica.ts';
import type { Marca } from './pictures/retratos.ts';

/** One upload: where it goes, what it shows, the token its download URL carries. */
export type Subida = { ruta: string; motivo: Motivo; token: string };

/** Variants of each scene: enough that a page of cards does not repeat itself, few enough to be drawn quickly. */
const VARIANTES = 3;
const HEX = '0123456789abcdef';
const hex = (r: Azar, largo: number) => Array.from({ length: largo }, () => HEX[r.int(0, 15)]).join('');
const uuid = (r: Azar) => `${hex(r, 8)}-${hex(r, 4)}-4${hex(r, 3)}-a${hex(r, 3)}-${hex(r, 12)}`;

/**
 * Collects the uploads that the data speaks of. A picture asked for twice by the same owner for the same place is one
 * upload. `urlDe` gives the download URL of a path and its token.
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

  /** The variant an owner sees of a scene the `vez`-th time: neighbours get different ones. */
  const variante = (uid: string, escena: NombreEscena, vez: number) => {
    const clave = `${uid}/${escena}`;
    const primera = propias.get(clave) ?? vistas.get(escena) ?? 0;
    if (!propias.has(clave)) vistas.set(escena, primera + 1);
    propias.set(clave, primera);
    return (primera + vez) % VARIANTES;
  };

  return {
    subidas,
    marca: (uid: string, cual: Marca, numero: number) =>
      subir({ clase: 'marca', marca: cual, variante: numero }, (a, t) => rutas.perfil(uid, a, t), uid),
    rostro: (uid: string, numero: number) =>
      subir({ clase: 'rostro', variante: numero }, (a, t) => rutas.perfil(uid, a, t), uid),
    portada: (uid: string, escena: NombreEscena) =>
      subir(
        { clase: 'portada', escena, variante: variante(uid, escena, 0) },
        (a, t) => rutas.portada(uid, a, t),
        uid,
      ),
    galeria: (uid: string, escenas: readonly NombreEscena[]) =>
      escenas.map((escena, i) => {
        const vez = escenas.slice(0, i).filter((otra) => otra === escena).length;
        const motivo = { clase: 'foto' as const, escena, variante: variante(uid, escena, vez) };
        return subir(motivo, (a, t) => rutas.galeria(uid, a, t), `${uid}/galeria/${i}`);
      }),
    item: (tipo: Tipo, uid: string, escena: NombreEscena) =>
      subir(
        { clase: 'foto', escena, variante: variante(uid, escena, 0) },
        (a, t) => rutas.principal(tipo, uid, a, t),
        `${uid}/items`,
      ),
    adicional: (uid: string, escena: NombreEscena, vez: number) =>
      subir(
        { clase: 'foto', escena, variante: variante(uid, escena, vez) },
        (a, t) => rutas.adicional('evento', uid, a, t),
        `${uid}/adicionales`,
      ),
  };
}
export type Album = ReturnType<typeof abrirAlbum>;
