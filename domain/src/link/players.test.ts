import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PLAYER_ORIGINS, playerOf } from './players.ts';

const YOUTUBE = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1';
const SPOTIFY = 'https://open.spotify.com/embed';
const ID = '6rqhFgbbKwnb9MLmUQDhG6';
const SOUNDCLOUD = 'https://w.soundcloud.com/player/?url=';

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', YOUTUBE],
  ['https://m.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ&t=43s', `${YOUTUBE}&start=43`],
  ['https://youtu.be/dQw4w9WgXcQ?si=abc', YOUTUBE],
  ['https://youtube.com/shorts/dQw4w9WgXcQ', YOUTUBE],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1'],
  ['https://vimeo.com/76979871/ab12cd', 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1&h=ab12cd'],
  [`https://open.spotify.com/intl-es/track/${ID}?si=x`, `${SPOTIFY}/track/${ID}`],
  [`https://open.spotify.com/playlist/${ID}`, `${SPOTIFY}/playlist/${ID}`],
  [
    'https://soundcloud.com/ana/una-noche?in=x',
    `${SOUNDCLOUD}https%3A%2F%2Fsoundcloud.com%2Fana%2Funa-noche&auto_play=true`,
  ],
  [
    'https://m.soundcloud.com/ana/sets/verano',
    `${SOUNDCLOUD}https%3A%2F%2Fsoundcloud.com%2Fana%2Fsets%2Fverano&auto_play=true`,
  ],
])('%s plays', (address, src) => expect(playerOf(address)?.src).toBe(src));

test.each([
  null,
  '',
  'javascript:alert(1)',
  'https://www.youtube.com/@ana',
  'https://www.youtube.com/watch?v=corto',
  'https://youtube.com.example/watch?v=dQw4w9WgXcQ',
  'https://vimeo.com/ana',
  'https://open.spotify.com/user/ana',
  'https://spotify.link/abc',
  'https://soundcloud.com/ana',
  'https://soundcloud.com/ana/sets',
  'https://soundcloud.com/discover/sets/x',
  'https://on.soundcloud.com/abc',
  'https://ana.bandcamp.com/album/verano',
])('%s stays a link', (address) => expect(playerOf(address)).toBeNull());

test('a page of Bandcamp plays by the id that it names', () => {
  const album = 'https://ana.bandcamp.com/album/verano';
  expect(playerOf(album, 'album=123')?.src).toMatch(
    'https://bandcamp.com/EmbeddedPlayer/album=123/size=large/',
  );
  for (const id of ['', 'album=1/../..', 'playlist=1']) expect(playerOf(album, id)).toBeNull();
  expect(playerOf('https://bandcamp.com.example/album/x', 'album=123')).toBeNull();
});

test('whatever the address, a player is of one of the origins, and its address can be parsed', () => {
  const address = fc.tuple(
    fc.constantFrom('youtu.be', 'www.youtube.com', 'vimeo.com', 'open.spotify.com', 'soundcloud.com'),
    fc.webPath(),
    fc.webQueryParameters(),
  );
  fc.assert(
    fc.property(address, ([host, path, query]) => {
      const player = playerOf(`https://${host}${path}?${query}`);
      if (player) expect(PLAYER_ORIGINS).toContain(new URL(player.src).origin);
    }),
  );
});
