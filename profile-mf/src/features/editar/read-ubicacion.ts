import { type Ubicacion, ubicacionSchema } from 'domain/perfil/ubicacion-schema';

/** What somebody typed or pasted as a place: a point (`null` for an empty field), or in words why it is none. */
export type Place = { ubicacion: Ubicacion | null } | { problem: string };

const PROBLEMS = {
  short:
    'Ese link es corto y no dice dónde queda. Abrilo, esperá a ver el mapa y copiá la dirección larga del navegador, o pegá las coordenadas.',
  noPoint:
    'Ese link no trae las coordenadas. En el mapa, mantené apretado el lugar: salen dos números para copiar y pegar acá.',
  notUnderstood:
    'No reconocemos ese lugar. Pegá dos números, como -34.603722, -58.381592, o el link de un mapa.',
  outside: 'Esas coordenadas quedan fuera del mapa: la latitud va de -90 a 90 y la longitud de -180 a 180.',
} as const;

const NUMBER = '[-+−]?\\d{1,3}(?:[.,]\\d+)?';
/** '-34.6, -58.38', '-34,6; -58,38', '-34.6 -58.38', in parentheses or not. */
const PAIR = new RegExp(`^\\(?\\s*(${NUMBER})\\s*(?:[;,/~]|\\s)\\s*(${NUMBER})\\s*\\)?$`);
const DEGREES =
  "(\\d{1,3})\\s*[°º]\\s*(?:(\\d{1,2})\\s*['’′]\\s*)?(?:(\\d{1,2}(?:[.,]\\d+)?)\\s*(?:[\"”″]|'')\\s*)?";
/** '34°36'13.4"S 58°22'53.7"W', as maps write it. */
const SEXAGESIMAL = new RegExp(`^${DEGREES}([NS])[\\s,]*${DEGREES}([EOW])$`, 'i');

const number = (text: string): number => Number(text.replace('−', '-').replace(',', '.'));

/** Reads coordinates, or the address of a place on a map of Google, OpenStreetMap, Apple or Waze. */
export function readUbicacion(text: string): Place {
  const clean = text.trim();
  if (!clean) return { ubicacion: null };
  const enlace = /(?:https?:\/\/|geo:)\S+/i.exec(clean)?.[0];
  const pair = enlace ? pairOfEnlace(enlace) : (pairOf(clean) ?? pairSexagesimal(clean));
  if (pair === 'corto') return { problem: PROBLEMS.short };
  if (!pair) return { problem: enlace ? PROBLEMS.noPoint : PROBLEMS.notUnderstood };
  const ubicacion = ubicacionSchema.safeParse(pair);
  return ubicacion.success ? { ubicacion: ubicacion.data } : { problem: PROBLEMS.outside };
}

function pairOf(text: string): Ubicacion | null {
  const [, lat, lng] = PAIR.exec(text.trim()) ?? [];
  return lat && lng ? { lat: number(lat), lng: number(lng) } : null;
}

function pairSexagesimal(text: string): Ubicacion | null {
  const parts = SEXAGESIMAL.exec(text)?.slice(1);
  if (!parts) return null;
  const [latG = '', latM = '', latS = '', northSouth = '', lngG = '', lngM = '', lngS = '', eastWest = ''] =
    parts.map((part: string | undefined) => part ?? '');
  const decimal = (degrees: string, minutes: string, seconds: string) =>
    number(degrees) + number(minutes || '0') / 60 + number(seconds || '0') / 3600;
  return {
    lat: (/s/i.test(northSouth) ? -1 : 1) * decimal(latG, latM, latS),
    lng: (/[ow]/i.test(eastWest) ? -1 : 1) * decimal(lngG, lngM, lngS),
  };
}

/** Addresses that lead to a map only by way of a server, which a page can't ask. */
const SHORT =
  /^(?:maps\.app\.goo\.gl|goo\.gl|g\.co|osm\.org\/go\/|openstreetmap\.org\/go\/|maps\.apple\/p\/|waze\.com\/ul\/h)/i;
/** Parameters that hold 'lat,lng', the place before the middle of the picture. */
const PARAMS = ['q', 'query', 'll', 'coordinate', 'sll', 'destination', 'daddr', 'center', 'cp', 'viewpoint'];

function pairOfEnlace(text: string): Ubicacion | 'corto' | null {
  if (/^geo:/i.test(text)) return pairOf(text.slice(4).split(/[;?]/)[0] ?? '');
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (SHORT.test(`${url.hostname.replace(/^www\./, '')}${url.pathname}`)) return 'corto';
  const { searchParams } = url;
  const path = open(url.pathname);
  const pin = /!3d(-?[\d.]+)!4d(-?[\d.]+)/.exec(path);
  const mark = [searchParams.get('mlat'), searchParams.get('mlon')];
  const candidates = [
    pin && `${pin[1]},${pin[2]}`,
    mark[0] && mark[1] && mark.join(','),
    ...PARAMS.map((nombre) => searchParams.get(nombre)?.replace(/^loc:/, '')),
    ...path.split('/').map((segment) => segment.replaceAll('+', ' ')),
    /@(-?[\d.]+,-?[\d.]+)/.exec(path)?.[1],
    /#map=[\d.]+\/(-?[\d.]+\/-?[\d.]+)/.exec(url.hash)?.[1],
  ];
  for (const candidate of candidates) {
    const pair = candidate ? (pairOf(candidate) ?? pairSexagesimal(candidate)) : null;
    if (pair) return pair;
  }
  return null;
}

/** A path as it reads; as it is where it can't be decoded. */
function open(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
