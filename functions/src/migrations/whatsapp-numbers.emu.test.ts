import { describe, expect, test } from 'vitest';
import { userWritten } from '../owners/user-written.ts';
import { creador } from '../testing/data.ts';
import { project } from '../testing/project.ts';
import { runMigration } from './run-migration.ts';
import { whatsappNumbers } from './whatsapp-numbers.ts';

const NUMBERS: [stored: string | null, completed: string | null][] = [
  ['https://wa.me/1155550134', 'https://wa.me/5491155550134'],
  ['https://wa.me/3515550188', 'https://wa.me/5493515550188'],
  ['https://wa.me/2615550143', 'https://wa.me/5492615550143'],
  ['https://wa.me/011155550134', null],
  ['https://wa.me/0111555550134', 'https://wa.me/5491155550134'],
  ['https://wa.me/5401155550134', 'https://wa.me/5491155550134'],
  ['https://wa.me/5491155550134', null],
  // A landline, or a mobile without its 9.
  ['https://wa.me/543815550127', null],
  // Iceland has this number, and Villa Carlos Paz could.
  ['https://wa.me/3545412345', null],
  ['https://wa.me/59899123456', null],
  ['https://wa.me/55550134', null],
  ['https://wa.me/1155550134?text=hola', null],
  ['https://chat.whatsapp.com/AbC', null],
  [null, null],
];

describe('the migration of WhatsApp numbers', () => {
  test('changes what reads in one way, keeps the old one, and nothing a second time', async () => {
    const deps = project('whatsapp-numbers');
    const { db } = deps;
    for (const [i, [link_Wssp]] of NUMBERS.entries()) await creador(db, `persona${i}`, { link_Wssp });
    const user = (i: number) => db.doc(`user/persona${i}`).get();
    const before = await user(0);
    const { signal } = new AbortController();
    const run = (dryRun: boolean) =>
      runMigration(deps, {
        name: 'whatsapp-numbers',
        migration: whatsappNumbers,
        dryRun,
        signal,
        log: () => {},
      });
    const changed = NUMBERS.filter(([, completed]) => completed).length;
    expect(await run(true)).toMatchObject({ seen: NUMBERS.length, written: changed, bad: 0 });
    expect((await user(0)).updateTime).toEqual(before.updateTime);
    expect(await run(false)).toMatchObject({ written: changed, bad: 0 });
    for (const [i, [stored, completed]] of NUMBERS.entries()) {
      const { link_Wssp, link_WsspBefore } = (await user(i)).data() ?? {};
      expect([link_Wssp, link_WsspBefore]).toEqual(completed ? [completed, stored] : [stored, undefined]);
    }
    expect(await run(false)).toMatchObject({ written: 0, bad: 0 });
    const after = (await user(0)).data();
    expect(await userWritten(deps, { uid: 'persona0', before: before.data(), after })).toMatchObject({
      kind: 'skipped',
    });
  });
});
