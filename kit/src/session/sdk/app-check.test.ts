import { isProof, type Proof } from 'domain/app-check/proof';
import { messages } from 'domain/messages/messages';
import { deleteApp, getApps } from 'firebase/app';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const APP = '1:2:web:a';
const fetched = vi.fn<typeof fetch>();
const answer = (result: object) => Response.json({ result });
const proofs = (): Proof[] => fetched.mock.calls.map(([, init]) => JSON.parse(String(init?.body)).data);

beforeEach(() => {
  vi.stubGlobal('fetch', fetched.mockReset());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  return leave();
});

/** Closes the page. */
async function leave(): Promise<void> {
  vi.resetModules();
  document.body.replaceChildren();
  await Promise.all(getApps().map(deleteApp));
}

/** A page whose server has App Check on, or off. */
async function page(appCheck?: { appId: string; reads: boolean }) {
  const config = document.createElement('script');
  config.id = 'vidriera';
  const firebase = { apiKey: 'k', authDomain: 'a', projectId: 'p', storageBucket: 'b' };
  config.textContent = JSON.stringify({ firebase: { ...firebase, appCheck } });
  document.body.append(config);
  return import('../firebase.ts');
}

describe('where App Check is off', () => {
  it('there is no token, and nothing is asked for', async () => {
    const { attested } = await page();
    expect(await attested()).toBeNull();
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe('where App Check is on', () => {
  it('a token is had for a proof, of the session of nobody, and serves until shortly before its end', async () => {
    const { attested } = await page({ appId: APP, reads: false });
    fetched.mockImplementation(async () => answer({ token: 'one', seconds: 3600 }));
    expect(await attested()).toBe('one');
    expect(await attested()).toBe('one');
    expect(fetched).toHaveBeenCalledExactlyOnceWith('/fn/attest', expect.anything());
    expect(new Headers(fetched.mock.calls[0]?.[1]?.headers).has('authorization')).toBe(false);
    expect(await isProof(APP, proofs()[0] as Proof)).toBe(true);
    const now = Date.now();
    vi.setSystemTime(now + 56 * 60_000);
    fetched.mockImplementation(async () => answer({ token: 'two', seconds: 3600 }));
    expect(await attested()).toBe('two');
  });

  it('many who ask at once wait for one', async () => {
    const { attested } = await page({ appId: APP, reads: false });
    fetched.mockImplementation(async () => answer({ token: 'one', seconds: 3600 }));
    expect(await Promise.all([attested(), attested(), attested()])).toEqual(['one', 'one', 'one']);
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('another is had where the server does not take the one at hand', async () => {
    const { attested } = await page({ appId: APP, reads: false });
    fetched.mockImplementation(async () => answer({ token: `${fetched.mock.calls.length}`, seconds: 3600 }));
    expect([await attested(), await attested(true), await attested()]).toEqual(['1', '2', '2']);
  });

  it('a phone whose clock is wrong goes by the server’s', async () => {
    const { attested } = await page({ appId: APP, reads: false });
    const now = Date.now() + 24 * 3_600_000;
    fetched.mockResolvedValueOnce(answer({ now }));
    fetched.mockResolvedValueOnce(answer({ token: 'one', seconds: 3600 }));
    expect(await attested()).toBe('one');
    expect(proofs()[1]?.at).toBe(now);
    fetched.mockImplementation(async () => answer({ now }));
    await expect(attested(true)).rejects.toThrow('no proof of its own time');
    expect(fetched).toHaveBeenCalledTimes(4);
  });

  it('says that there is none, and asks again the next time', async () => {
    const { attested } = await page({ appId: APP, reads: false });
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(attested()).rejects.toMatchObject({
      code: 'no-connection',
      message: messages.general.noConnection,
    });
    fetched.mockResolvedValueOnce(Response.json({ error: { status: 'INTERNAL' } }, { status: 500 }));
    await expect(attested()).rejects.toMatchObject({ code: 'internal', message: messages.general.internal });
    fetched.mockResolvedValueOnce(answer({ token: 'one', seconds: 3600 }));
    expect(await attested()).toBe('one');
  });

  it('waits half a minute for one, and not for ever', async () => {
    const { attested } = await page({ appId: APP, reads: false });
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    fetched.mockReturnValue(new Promise(() => undefined));
    const asked = attested();
    const said = expect(asked).rejects.toMatchObject({ code: 'no-connection' });
    await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
    vi.advanceTimersByTime(30_000);
    await said;
  });

  it('Firestore is read without a token, but where it asks for one', async () => {
    fetched.mockImplementation(async () => answer({ token: 'one', seconds: 3600 }));
    await (await page({ appId: APP, reads: false })).loadFirestore();
    expect(fetched).not.toHaveBeenCalled();
    await leave();
    await (await page({ appId: APP, reads: true })).loadFirestore();
    expect(fetched).toHaveBeenCalledOnce();
  });
});
