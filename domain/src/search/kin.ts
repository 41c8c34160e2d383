import { fold, singular } from '../item/search.ts';

/**
 * Narrower words that the first word of a line includes: tango includes milonga, but not the other way round.
 */
const MEANT_TOO = `
tango = milonga milonguero vals bandoneon tangueria
folklore = peña zamba chacarera malambo copla guitarreada folclore
folclore = peña zamba chacarera malambo copla guitarreada folklore
cerveza = birra pinta chopp cerveceria growler
birra = cerveza pinta chopp
cine = pelicula cortometraje cortos documental cineclub filmico
pelicula = cine cortometraje cortos documental
vino = bodega malbec torrontes
libro = lectura libreria
lectura = libro cuento
jazz = jam bossa
montaña = trekking refugio escalada
trekking = caminata senderismo travesia
escalada = boulder rapel
parrilla = asado asador choripan brasa
asado = parrilla asador choripan cordero
chicos = infantil nenes niños
niños = infantil nenes chicos
payaso = clown payasa
huerta = compost plantin
ceramica = torno arcilla raku
`;

const stemsOf = (text: string): string[] => text.split(' ').map((word) => singular(fold(word)));

const TABLE = new Map(
  MEANT_TOO.trim()
    .split('\n')
    .map((row) => {
      const [word = '', narrower = ''] = row.split(' = ');
      return [stemsOf(word)[0] ?? '', stemsOf(narrower)];
    }),
);

/** Returns further stems that a stem includes: 'tango' → 'milonga', 'vals'. */
export const kinOf = (stem: string): readonly string[] => TABLE.get(stem) ?? [];
