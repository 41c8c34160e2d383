import { parseUrl } from '../values/parse-url.ts';

/** A player of another site, which a page frames after a press. */
export interface Player {
  /** 'YouTube' */
  site: string;
  src: string;
  shape: 'video' | 'tall' | 'low';
}

interface Site {
  site: string;
  /** Of the player. Pages may frame it. */
  origin: string;
  hosts: readonly string[];
  /** Path and query of the player for an address; `null` where it plays nothing. @param id of Bandcamp */
  player: (url: URL, id: string) => { path: string; shape: Player['shape'] } | null;
}

const VIDEO = /^[\w-]{11}$/;
const youtube: Site['player'] = ({ hostname, pathname, searchParams }) => {
  const [, first = '', second = ''] = pathname.split('/');
  const id = hostname === 'youtu.be' ? first : first === 'watch' ? searchParams.get('v') : second;
  const isVideo = hostname === 'youtu.be' || ['watch', 'shorts', 'live', 'embed'].includes(first);
  if (!isVideo || !id || !VIDEO.test(id)) return null;
  const start = /^\d+/.exec(searchParams.get('t') ?? searchParams.get('start') ?? '')?.[0];
  return { path: `/embed/${id}?autoplay=1${start ? `&start=${start}` : ''}`, shape: 'video' };
};

const vimeo: Site['player'] = ({ pathname, searchParams }) => {
  const [, id, hash = searchParams.get('h')] = /^\/(\d+)(?:\/([\da-f]+))?\/?$/.exec(pathname) ?? [];
  const unlisted = /^[\da-f]+$/.test(hash ?? '') ? `&h=${hash}` : '';
  return id ? { path: `/video/${id}?dnt=1&autoplay=1${unlisted}`, shape: 'video' } : null;
};

const spotify: Site['player'] = ({ pathname }) => {
  const [, kind, id] =
    /^\/(?:intl-[a-z-]+\/)?(track|album|playlist|artist|show|episode)\/([\dA-Za-z]{22})\/?$/.exec(pathname) ??
    [];
  if (!kind || !id) return null;
  return { path: `/embed/${kind}/${id}`, shape: ['track', 'episode'].includes(kind) ? 'low' : 'tall' };
};

/** First segments that are SoundCloud's own pages. */
const OF_SOUNDCLOUD = [
  'discover',
  'search',
  'you',
  'charts',
  'pages',
  'people',
  'settings',
  'stream',
  'tags',
];
const soundcloud: Site['player'] = ({ pathname }) => {
  const [, who = '', set, what] = /^\/([\w-]+)\/(sets\/)?([\w-]+)\/?$/.exec(pathname) ?? [];
  if (!what || (what === 'sets' && !set) || OF_SOUNDCLOUD.includes(who)) return null;
  const address = encodeURIComponent(`https://soundcloud.com${pathname}`);
  return { path: `/player/?url=${address}&auto_play=true`, shape: set ? 'tall' : 'low' };
};

export const isBandcamp = ({ hostname }: URL): boolean => hostname.endsWith('.bandcamp.com');
const BANDCAMP_ID = /^(?:album|track)=\d{1,15}$/;
const bandcamp: Site['player'] = (_, id) =>
  BANDCAMP_ID.test(id)
    ? {
        path: `/EmbeddedPlayer/${id}/size=large/tracklist=false/artwork=small/transparent=true/`,
        shape: 'low',
      }
    : null;

/** Short addresses (on.soundcloud.com, spotify.link) stay links: only their site knows where they lead. */
const SITES: readonly Site[] = [
  {
    site: 'YouTube',
    origin: 'https://www.youtube-nocookie.com',
    hosts: ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'music.youtube.com', 'youtu.be'],
    player: youtube,
  },
  {
    site: 'Vimeo',
    origin: 'https://player.vimeo.com',
    hosts: ['vimeo.com', 'www.vimeo.com'],
    player: vimeo,
  },
  { site: 'Spotify', origin: 'https://open.spotify.com', hosts: ['open.spotify.com'], player: spotify },
  {
    site: 'SoundCloud',
    origin: 'https://w.soundcloud.com',
    hosts: ['soundcloud.com', 'www.soundcloud.com', 'm.soundcloud.com'],
    player: soundcloud,
  },
];
/** Every artist has a host. */
const BANDCAMP: Site = { site: 'Bandcamp', origin: 'https://bandcamp.com', hosts: [], player: bandcamp };

export const PLAYER_ORIGINS: readonly string[] = [...SITES, BANDCAMP].map(({ origin }) => origin);

/** Returns the player of a link's address; `null` if it leads to none. */
export function playerOf(address: string | null, id = ''): Player | null {
  const url = address ? parseUrl(address) : null;
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  const found = isBandcamp(url) ? BANDCAMP : SITES.find(({ hosts }) => hosts.includes(url.hostname));
  const player = found?.player(url, id);
  return found && player ? { site: found.site, src: found.origin + player.path, shape: player.shape } : null;
}
