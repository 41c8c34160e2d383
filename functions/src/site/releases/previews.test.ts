import express from 'express';
import { afterEach, describe, expect, it } from 'vitest';
import { listen } from '../../testing/http.ts';
import { forSites } from './live.ts';
import { channelIn, channels, startPreview } from './previews.ts';

const HOST = 'vidriera-explore--agenda-1a2b3c4d.web.app';
const on = channels({ VIDRIERA_PREVIEWS: HOST });
const asking = (cookie?: string) => ({ headers: cookie ? { cookie } : {} });

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});
async function serve(app: express.Express): Promise<string> {
  const { origin, close } = await listen(app);
  open.push(close);
  return origin;
}

describe('a preview channel', () => {
  it('belongs to an area’s own site', () => {
    const channel = { area: 'explore', origin: `https://${HOST}` };
    expect(on(HOST)).toEqual(channel);
    expect(channelIn(on, asking(`a=b; __session=${HOST}; c=d`) as never)).toEqual(channel);
    const hosts = `${HOST}, prueba-profile--x-1.web.app`;
    const staging = channels({ VIDRIERA_PREVIEWS: hosts, VIDRIERA_SITE_PREFIX: 'prueba' });
    expect(staging('prueba-profile--x-1.web.app')?.area).toBe('profile');
    expect(staging(HOST)).toBeNull();
  });

  it.each([
    'vidriera-explore--agenda-00000000.web.app',
    'vidriera-explore--otro-1a2b3c4d.web.app',
    'vidriera-profile--agenda-1a2b3c4d.web.app',
    'vidriera-shell--agenda-1a2b3c4d.web.app',
    'otra-explore--agenda-1a2b3c4d.web.app',
    'vidriera-explore.web.app',
    'vidriera-explore--.web.app',
    'vidriera-explore--agenda.web.app.mala.com',
    'vidriera-explore--a.mala.com/.web.app',
    'vidriera-explore--a@mala.com#.web.app',
    'mala.com/vidriera-explore--agenda-1a2b3c4d.web.app',
    `${HOST}\n`,
    '',
  ])('is not read from %j', (host) => expect(on(host)).toBeNull());

  it.each(['on', 'vidriera-explore.web.app', 'pull-request', `${HOST}/x`, `https://${HOST}`, `${HOST},`])(
    'is refused as a setting: %j',
    (VIDRIERA_PREVIEWS) => expect(() => channels({ VIDRIERA_PREVIEWS })).toThrow(),
  );

  it('may be any pull request’s where the setting says so, beside named hosts', () => {
    const read = channels({ VIDRIERA_PREVIEWS: `pull-requests, ${HOST}` });
    const host = 'vidriera-explore--pull-request-12-1a2b3c4d.web.app';
    expect(read(host)).toEqual({ area: 'explore', origin: `https://${host}` });
    expect(read('vidriera-profile--pull-request-7-1a2b3c4d.web.app')?.area).toBe('profile');
    expect(read(HOST)?.area).toBe('explore');
    expect(on(host)).toBeNull();
    const foreign = [
      'vidriera-explore--agenda-00000000.web.app',
      'vidriera-shell--pull-request-12-1a2b3c4d.web.app',
      'otra-explore--pull-request-12-1a2b3c4d.web.app',
      'vidriera-explore--mala--pull-request-12-1a2b3c4d.web.app',
      'vidriera-explore--pull-request-12-1a2b3c4d.web.app.mala.com',
      'vidriera-explore--pull-request-x-1a2b3c4d.web.app',
      `${host}\n`,
    ];
    for (const other of foreign) expect(read(other), other).toBeNull();
  });

  it('needs the setting and the cookie', () => {
    expect(channels({})(HOST)).toBeNull();
    expect(channels({ VIDRIERA_PREVIEWS: 'off' })(HOST)).toBeNull();
    expect(channelIn(on, asking() as never)).toBeNull();
    expect(channelIn(on, asking(`otra=${HOST}`) as never)).toBeNull();
  });
});

describe('/r/preview', () => {
  const ask = async (host: string | null, read = on, cameFrom: string | undefined = 'none') => {
    const app = express().use((_request, response) => startPreview(read, { host, cameFrom }, response));
    const answer = await fetch(await serve(app), { redirect: 'manual' });
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    return {
      status: answer.status,
      to: answer.headers.get('location'),
      cookie: answer.headers.get('set-cookie'),
    };
  };

  it('starts a preview of a week with a cookie hidden from scripts, and redirects to the product', async () => {
    const { status, to, cookie } = await ask(HOST);
    expect([status, to]).toEqual([303, '/']);
    expect(cookie).toMatch(
      new RegExp(`^__session=${HOST}; Max-Age=604800; Path=/; .*HttpOnly; Secure; SameSite=Lax$`),
    );
  });

  it('ends the preview without a host', async () => {
    const { status, cookie } = await ask(null);
    expect(status).toBe(303);
    expect(cookie).toMatch(/^__session=; Path=\/; Expires=Thu, 01 Jan 1970/);
  });

  it.each(['cross-site', 'same-site', 'same-origin', ''])(
    'neither starts nor ends a preview when a page links there: %j',
    async (cameFrom) => {
      for (const host of [HOST, null]) {
        expect(await ask(host, on, cameFrom)).toEqual({ status: 403, to: null, cookie: null });
      }
    },
  );

  it('sets no cookie for an unknown channel, or if previews are off', async () => {
    expect(await ask('mala.com')).toEqual({ status: 404, to: null, cookie: null });
    expect(await ask(HOST, channels({}))).toEqual({ status: 404, to: null, cookie: null });
  });
});

it('forSites: a preview shows the channel’s area, other requests the live one', () => {
  let handlerCount = 0;
  const handlerFor = forSites((sites) => ({ number: ++handlerCount, sites }), { VIDRIERA_PREVIEWS: HOST });
  const live = handlerFor(asking() as never);
  const preview = handlerFor(asking(`__session=${HOST}`) as never);
  expect(preview.sites).toMatchObject({
    previewed: true,
    origins: { explore: `https://${HOST}`, profile: live.sites.origins.profile },
  });
  expect(live.sites).toMatchObject({
    previewed: false,
    origins: { explore: 'https://vidriera-explore.web.app' },
  });
  expect([handlerFor(asking() as never), handlerFor(asking(`__session=${HOST}`) as never)]).toEqual([
    live,
    preview,
  ]);
  expect(handlerCount).toBe(2);
});
