import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { creador, publish } from '../../functions/src/testing/data.ts';
import type { Emulation } from '../../local/src/emulators/emulators.ts';
import { withStack } from '../../local/src/stack/with-stack.ts';
import { operate, servicesOf } from './restore.ts';

const { signal } = new AbortController();
const stack = { name: `month-${process.pid}`, only: ['auth', 'firestore', 'storage'] as const, signal };
const MINUTE_MS = 60_000;

// Rotated secrets are rehearsed on the fake project (ops/src/deploy/rehearsal.release.test.ts): emulators have none.
it('an operator alone answers a first month, each command as docs/when-things-break.md gives it', async () => {
  const home = mkdtempSync(join(tmpdir(), 'month-'));
  onTestFinished(() => rmSync(home, { recursive: true }));
  await withStack(stack, async (emulation: Emulation) => {
    const deps = servicesOf(emulation, 'month', () => new Date());
    const { db, auth, thumbnails } = deps;
    for (const uid of ['bar', 'club']) {
      await auth.createUser({ uid, email: `${uid}@correo.example`, password: 'una clave larga' });
      await creador(db, uid);
      await publish(deps, 'evento', uid, { [`${uid}-1`]: { titulo: `Peña de ${uid}` } });
    }
    const run = async (...words: Parameters<typeof operate>[1]) => operate(emulation, words);
    const done = async (...words: Parameters<typeof operate>[1]) => {
      const { ok, output } = await run(...words);
      expect(ok, output).toBe(true);
      return output;
    };
    const refused = async (...words: Parameters<typeof operate>[1]) => {
      const { ok, output } = await run(...words);
      expect(ok, output).toBe(false);
      return output;
    };

    // A stolen account: the thief changed the address.
    expect(await refused('account', 'freeze', 'nadie@correo.example')).toContain('has no account');
    await auth.updateUser('bar', { email: 'ladron@correo.example' });
    await done('account', 'freeze', 'ladron@correo.example');
    expect((await auth.getUser('bar')).disabled).toBe(true);
    expect((await db.doc('evento/bar-1').get()).get('visible'), 'nothing is hidden').toBe(true);
    await done('account', 'thaw', 'ladron@correo.example', 'bar@correo.example');
    expect(await auth.getUser('bar')).toMatchObject({ disabled: false, email: 'bar@correo.example' });

    // A lost event. Emulators keep no past (functions/src/items/items/restore-item.emu.test.ts).
    const before = new Date(Date.now() - MINUTE_MS).toISOString();
    await refused('restore-item', 'evento/nadie', before);
    await refused('restore-item', 'user/bar', before);

    // A judge.
    expect(await refused('takedown', 'evento/bar-1', 'Palabras', '--quiet')).toContain('no words');
    expect(await refused('desk', 'decide', 'evento_bar-1', 'held', '--keep')).toContain('no --keep');
    expect(await done('takedown', 'evento/bar-1', '--quiet', '--keep')).toContain('gs://');
    expect((await db.doc('evento/bar-1').get()).get('retenido')).toBe('orden');

    // Requests for data, and to delete it.
    const file = join(home, 'bar.json');
    await done('account', 'export', 'bar@correo.example', file);
    const exported = readFileSync(file, 'utf8');
    expect(exported).toContain('Peña de bar');
    expect(exported).not.toContain('retenido');
    await done('account', 'delete', 'bar@correo.example');
    expect((await auth.getUsers([{ uid: 'bar' }])).users).toEqual([]);
    const [kept] = await thumbnails.getFiles({ prefix: 'kept/evento_bar-1/' });
    expect(
      kept.map(({ name }) => name.split('/').at(-1)),
      'outlives the account',
    ).toEqual(['documents.json']);

    // A wave of sign-ups.
    await refused('sign-up', 'perhaps');
    await done('sign-up', 'off');
    expect((await db.doc('internal/signUp').get()).data()).toMatchObject({ isClosed: true });
    await done('sign-up', 'on');
    expect((await db.doc('internal/signUp').get()).data()).toMatchObject({ isClosed: false });
  });
}, 180_000);
