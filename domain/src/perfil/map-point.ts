import { withoutInvisible } from '../values/invisible.ts';
import { parseUrl } from '../values/parse-url.ts';

/** A point in degrees, not checked. */
export interface MapPoint {
  lat: number;
  lng: number;
}

/** Returns the first address in a text: 'Mirá: https://…'. */
export const linkIn = (text: string): string | undefined => /(?:https?:\/\/|geo:)\S+/i.exec(text)?.[0];

/**
 * Returns the point in coordinates or in a link of Google Maps, OpenStreetMap, Apple or Waze; `'short'` for a
 * link that only a server can follow.
 */
export function pointIn(text: string): MapPoint | 'short' | null {
  const clean = withoutInvisible(text.replaceAll(/\s/g, ' '));
  const link = linkIn(clean);
  return link ? pointOfLink(link) : (pairOf(clean) ?? pairSexagesimal(clean));
}

const NUMBER = '[-+−]?\\d{1,3}(?:[.,]\\d+)?';
/** '-34.6, -58.38', '-34,6; -58,38', '-34.6 -58.38', also in parentheses. */
const PAIR = new RegExp(`^\\(?\\s*(${NUMBER})\\s*(?:[;,/~]|\\s)\\s*(${NUMBER})\\s*\\)?$`);
const DEGREES =
  "(\\d{1,3})\\s*[°º]\\s*(?:(\\d{1,2})\\s*['’′]\\s*)?(?:(\\d{1,2}(?:[.,]\\d+)?)\\s*(?:[\"”″]|'')\\s*)?";
/** '34°36'13.4"S 58°22'53.7"W'. */
const SEXAGESIMAL = new RegExp(`^${DEGREES}([NS])[\\s,]*${DEGREES}([EOW])$`, 'i');

const number = (text: string): number => Number(text.replace('−', '-').replace(',', '.'));

function pairOf(text: string): MapPoint | null {
  const [, lat, lng] = PAIR.exec(text.trim()) ?? [];
  return lat && lng ? { lat: number(lat), lng: number(lng) } : null;
}

function pairSexagesimal(text: string): MapPoint | null {
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

/** Short links: a page can't follow their redirect. */
const SHORT =
  /^(?:maps\.app\.goo\.gl|goo\.gl|g\.co|osm\.org\/go\/|openstreetmap\.org\/go\/|maps\.apple\/p\/|waze\.com\/ul\/h)/i;
/** Parameters that hold 'lat,lng': places first, then the middle of the map. */
const PARAMS = ['q', 'query', 'll', 'coordinate', 'sll', 'destination', 'daddr', 'center', 'cp', 'viewpoint'];

function pointOfLink(text: string): MapPoint | 'short' | null {
  if (/^geo:/i.test(text)) return pairOf(text.slice(4).split(/[;?]/)[0] ?? '');
  const url = parseUrl(text);
  if (!url) return null;
  if (SHORT.test(`${url.hostname.replace(/^www\./, '')}${url.pathname}`)) return 'short';
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

/** Decodes a path, if it can be decoded. */
function open(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
