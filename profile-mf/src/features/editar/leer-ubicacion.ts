import { ubicacionSchema } from 'domain/ubicacion-schema';
import type { Ubicacion } from 'domain/usuario';

/** What somebody typed or pasted as a place: a point (`null` for an empty field), or in words why it is none. */
export type Lugar = { ubicacion: Ubicacion | null } | { problema: string };

const PROBLEMAS = {
  corto:
    'Ese link es corto y no dice dónde queda. Abrilo, esperá a ver el mapa y copiá la dirección larga del navegador, o pegá las coordenadas.',
  sinPunto:
    'Ese link no trae las coordenadas. En el mapa, mantené apretado el lugar: salen dos números para copiar y pegar acá.',
  noEntiendo:
    'No reconocemos ese lugar. Pegá dos números, como -34.603722, -58.381592, o el link de un mapa.',
  fuera: 'Esas coordenadas quedan fuera del mapa: la latitud va de -90 a 90 y la longitud de -180 a 180.',
} as const;

const NUMERO = '[-+−]?\\d{1,3}(?:[.,]\\d+)?';
/** '-34.6, -58.38', '-34,6; -58,38', '-34.6 -58.38', in parentheses or not. */
const PAR = new RegExp(`^\\(?\\s*(${NUMERO})\\s*(?:[;,/~]|\\s)\\s*(${NUMERO})\\s*\\)?$`);
const GRADOS =
  "(\\d{1,3})\\s*[°º]\\s*(?:(\\d{1,2})\\s*['’′]\\s*)?(?:(\\d{1,2}(?:[.,]\\d+)?)\\s*(?:[\"”″]|'')\\s*)?";
/** '34°36'13.4"S 58°22'53.7"W', as maps write it. */
const SEXAGESIMAL = new RegExp(`^${GRADOS}([NS])[\\s,]*${GRADOS}([EOW])$`, 'i');

const numero = (texto: string): number => Number(texto.replace('−', '-').replace(',', '.'));

/** Reads coordinates, or the address of a place on a map of Google, OpenStreetMap, Apple or Waze. */
export function leerUbicacion(texto: string): Lugar {
  const limpio = texto.trim();
  if (!limpio) return { ubicacion: null };
  const enlace = /(?:https?:\/\/|geo:)\S+/i.exec(limpio)?.[0];
  const par = enlace ? parDeEnlace(enlace) : (parDe(limpio) ?? parSexagesimal(limpio));
  if (par === 'corto') return { problema: PROBLEMAS.corto };
  if (!par) return { problema: enlace ? PROBLEMAS.sinPunto : PROBLEMAS.noEntiendo };
  const ubicacion = ubicacionSchema.safeParse(par);
  return ubicacion.success ? { ubicacion: ubicacion.data } : { problema: PROBLEMAS.fuera };
}

function parDe(texto: string): Ubicacion | null {
  const [, lat, lng] = PAR.exec(texto.trim()) ?? [];
  return lat && lng ? { lat: numero(lat), lng: numero(lng) } : null;
}

function parSexagesimal(texto: string): Ubicacion | null {
  const partes = SEXAGESIMAL.exec(texto)?.slice(1);
  if (!partes) return null;
  const [latG = '', latM = '', latS = '', norteSur = '', lngG = '', lngM = '', lngS = '', esteOeste = ''] =
    partes.map((parte: string | undefined) => parte ?? '');
  const decimal = (grados: string, minutos: string, segundos: string) =>
    numero(grados) + numero(minutos || '0') / 60 + numero(segundos || '0') / 3600;
  return {
    lat: (/s/i.test(norteSur) ? -1 : 1) * decimal(latG, latM, latS),
    lng: (/[ow]/i.test(esteOeste) ? -1 : 1) * decimal(lngG, lngM, lngS),
  };
}

/** Addresses that lead to a map only by way of a server, which a page can't ask. */
const CORTOS =
  /^(?:maps\.app\.goo\.gl|goo\.gl|g\.co|osm\.org\/go\/|openstreetmap\.org\/go\/|maps\.apple\/p\/|waze\.com\/ul\/h)/i;
/** Parameters that hold 'lat,lng', the place before the middle of the picture. */
const PARAMETROS = [
  'q',
  'query',
  'll',
  'coordinate',
  'sll',
  'destination',
  'daddr',
  'center',
  'cp',
  'viewpoint',
];

function parDeEnlace(texto: string): Ubicacion | 'corto' | null {
  if (/^geo:/i.test(texto)) return parDe(texto.slice(4).split(/[;?]/)[0] ?? '');
  if (!URL.canParse(texto)) return null;
  const url = new URL(texto);
  if (CORTOS.test(`${url.hostname.replace(/^www\./, '')}${url.pathname}`)) return 'corto';
  const { searchParams } = url;
  const camino = abrir(url.pathname);
  const pin = /!3d(-?[\d.]+)!4d(-?[\d.]+)/.exec(camino);
  const marca = [searchParams.get('mlat'), searchParams.get('mlon')];
  const candidatos = [
    pin && `${pin[1]},${pin[2]}`,
    marca[0] && marca[1] && marca.join(','),
    ...PARAMETROS.map((nombre) => searchParams.get(nombre)?.replace(/^loc:/, '')),
    ...camino.split('/').map((tramo) => tramo.replaceAll('+', ' ')),
    /@(-?[\d.]+,-?[\d.]+)/.exec(camino)?.[1],
    /#map=[\d.]+\/(-?[\d.]+\/-?[\d.]+)/.exec(url.hash)?.[1],
  ];
  for (const candidato of candidatos) {
    const par = candidato ? (parDe(candidato) ?? parSexagesimal(candidato)) : null;
    if (par) return par;
  }
  return null;
}

/** A path as it reads; as it is where it can't be decoded. */
function abrir(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
