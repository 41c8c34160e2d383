import type { Tipo } from '@vidriera/domain/values/ids';
import { beforeAll, expect, test, vi } from 'vitest';
import { checkPersonLinks } from '../../accounts/owners/person-links.ts';
import { refs } from '../../base/firestore/refs.ts';
import { updateDerived } from '../../items/items/derived.ts';
import { writeHostsList } from '../../items/links/stored.ts';
import { reconcile } from '../../jobs/daily/reconcile.ts';
import { readWhole } from '../../site/api/read/detail.ts';
import { perfil, readPerfil } from '../../site/api/read/profile.ts';
import { creador, publish } from '../../testing/data.ts';
import { NOW, project } from '../../testing/project.ts';
import { readDeskCase } from '../desk/look.ts';
import { bringLinks } from './bring-links.ts';
import { settle } from './settle.ts';
import { readCase } from './stored.ts';

let at = NOW.getTime();
const deps = project('links', () => new Date(at));
const { db } = deps;

/** An instance looks for a new list after ten minutes. */
async function list(...hosts: string[]): Promise<void> {
  await writeHostsList(deps, 'https://listas.example/', new Set(hosts));
  at += 11 * 60_000;
}
const shown = async (tipo: Tipo, id: string) => (await readWhole(deps, tipo, id))?.item;
const caseOf = async (id: string) => readCase(await refs.case(db, id).get());
const derive = (tipo: Tipo, id: string) => updateDerived(deps, [refs.item(db, tipo, id)]);

beforeAll(async () => {
  await list('malo.example');
  await creador(db, 'ana');
});

test('a listed link stays stored, is sent without its address, and stands at the desk, not held', async () => {
  const enlace = 'https://WWW.Malo.example./x';
  const descripcion = 'Entrá a https://malo.example/promo, o a https://sano.example/';
  await publish(deps, 'link', 'ana', { malo: { enlace, descripcion }, sano: {} });
  await publish(deps, 'evento', 'ana', { show: { linkReserva: 'https://a.malo.example/1' } });
  expect(await shown('link', 'malo')).toMatchObject({
    enlace: null,
    descripcion: 'Entrá a [enlace desactivado], o a https://sano.example/',
  });
  expect(await shown('evento', 'show')).toMatchObject({ linkReserva: null });
  expect(await shown('link', 'sano')).toMatchObject({ enlace: 'https://example.com/' });
  const cards = (await perfil(deps, { username: 'ana', tab: 'links' }))?.body.page?.items;
  expect(cards?.map((card) => card.tipo === 'link' && card.enlace).sort()).toEqual([
    'https://example.com/',
    null,
  ]);
  expect(JSON.stringify(cards)).not.toContain('malo.example');
  expect((await refs.item(db, 'link', 'malo').get()).data()).toMatchObject({
    enlace,
    descripcion,
    visible: true,
    listedHosts: ['malo.example', 'www.malo.example'],
  });

  expect(await bringLinks(deps)).toBe(2);
  expect(await bringLinks(deps)).toBe(0);
  expect(await caseOf('user_ana'), 'one case of the account').toMatchObject({
    status: 'open',
    waiting: true,
    lane: 'rest',
    counts: { links: { fraud: 1 } },
  });
  const { hosts, reasons } = (await readDeskCase(deps, 'user_ana', 'mode')) ?? {};
  expect(reasons).toEqual(['fraud']);
  expect([hosts?.listed.toSorted(), hosts?.alike, hosts?.in.toSorted()]).toEqual([
    ['a.malo.example', 'malo.example', 'www.malo.example'],
    [],
    ['evento/show', 'link/malo'],
  ]);
});

test('a profile’s links and text are checked, too', async () => {
  await refs
    .user(db, 'ana')
    .update({ link_SitioWeb: 'https://malo.example/', link_Wssp: 'https://wa.me/5491155550134' });
  await refs.creador(db, 'ana').update({ descripcion: 'Mirá https://malo.example/.' });
  await checkPersonLinks(deps, 'ana');
  const ana = await readPerfil(deps, 'ana');
  expect(ana).toMatchObject({
    redes: {
      sitioWeb: null,
      whatsapp: 'https://wa.me/5491155550134',
      instagram: 'https://instagram.com/ana',
    },
    descripcion: 'Mirá [enlace desactivado].',
  });
  await publish(deps, 'promo', 'ana', { dos: {} });
  expect((await shown('promo', 'dos'))?.usuario).toMatchObject({ sitioWeb: null });
  expect(await bringLinks(deps)).toBe(1);
  expect(await caseOf('user_ana')).toMatchObject({
    subject: 'user/ana',
    hosts: { in: expect.arrayContaining(['user/ana']) },
  });
});

test('an owner’s many links make nobody else wait', async () => {
  await creador(db, 'lia');
  const enlace = 'https://malo.example/';
  const many = Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`mal${n}`, { enlace }]));
  await publish(deps, 'link', 'lia', many);
  at += 60_000;
  await creador(db, 'eva');
  await publish(deps, 'link', 'eva', { uno: { enlace } });
  expect(await bringLinks(deps)).toBe(6);
  expect(await caseOf('user_eva')).toMatchObject({ waiting: true });
  while ((await bringLinks(deps)) > 0);
  expect((await caseOf('user_lia'))?.hosts?.in).toHaveLength(20);
});

test('an imitating host is shown, and goes to the desk once, also after a decision', async () => {
  const enlace = 'https://mercado-pago.example/';
  await publish(deps, 'link', 'ana', { parecido: { enlace } });
  expect(await shown('link', 'parecido')).toMatchObject({ enlace });
  await bringLinks(deps);
  expect((await caseOf('user_ana'))?.hosts?.alike).toEqual(['mercado-pago.example']);
  await refs.moderators(db).doc('mode').set({ since: NOW });
  const decision = { outcome: 'cleared', text: '', round: 1, seenAt: null, by: 'mode' } as const;
  expect(await settle(deps, 'user_ana', decision)).toEqual({ kind: 'settled' });
  await derive('link', 'parecido');
  expect(await bringLinks(deps)).toBe(0);
  await refs.item(db, 'link', 'parecido').update({ enlace: 'https://mercadopag0.example/' });
  await derive('link', 'parecido');
  expect(await bringLinks(deps)).toBe(1);
  expect(await caseOf('user_ana')).toMatchObject({
    round: 2,
    status: 'open',
    waiting: true,
    hosts: { listed: [], alike: ['mercadopag0.example'], in: ['link/parecido'] },
  });
});

test('the night finds links that were listed since, and gives back those that are listed no more', async () => {
  await publish(deps, 'link', 'ana', { luego: { enlace: 'https://luego.example/' } });
  await list('luego.example', 'malo.example');
  await reconcile(deps);
  expect(await shown('link', 'luego')).toMatchObject({ enlace: null });
  vi.stubEnv('VIDRIERA_BLOCKLIST_EXCEPT', 'luego.example');
  await reconcile(deps);
  expect(await shown('link', 'luego')).toMatchObject({ enlace: 'https://luego.example/' });
  expect((await refs.item(db, 'link', 'luego').get()).data()).not.toHaveProperty('listedHosts');
});
