import { MAX_OPEN } from '@vidriera/domain/claim/times';
import { itemIdSchema } from '@vidriera/domain/values/ids-schema';
import { beforeAll, expect, test } from 'vitest';
import { refs } from '../../base/firestore/refs.ts';
import { claimsOver } from '../../testing/claims.ts';
import { creador } from '../../testing/data.ts';
import { NOW, project } from '../../testing/project.ts';
import { bind, claimOf, listClaims } from './hold.ts';
import { counterPromos, listedOf } from './listed.ts';
import { promoChanged } from './promo-changed.ts';
import { redeemCode, redeemLetters, settleCode } from './redeem.ts';

const moment = NOW.getTime();
const deps = project('called-off', () => new Date(moment));
const { db } = deps;
const { signer, phone, people, promo, press, took, ticketOf, shows } = await claimsOver(deps);
const here = { ...deps, keys: signer.keys(moment) };
const bar = { creador: 'bar', counter: { id: 'creador', name: null } };
const aviso = 'No llegó la mercadería.';
const say = (id: string, estado: 'programado' | 'cancelado') =>
  refs.item(db, 'promo', id).update({ estado, aviso });
const toldTo = async (uid: string) => {
  const held = await listClaims(deps, uid);
  return Promise.all(held.map((one) => claimOf({ ...one, phoneKey: phone.phoneKey }, signer, moment)));
};

beforeAll(async () => {
  await creador(db, 'bar');
  await people(['ana', 'beto', 'caro', 'dora', 'eva']);
});

test('a cancelled promo can’t be taken, and shows its creator’s reason, until it is restored', async () => {
  await promo('bar', 'sin-tomar', 5);
  await say('sin-tomar', 'cancelado');
  expect(await press('ana', 'sin-tomar')).toEqual({ kind: 'called-off', aviso });
  expect(await toldTo('ana')).toEqual([]);
  await say('sin-tomar', 'programado');
  expect(await press('ana', 'sin-tomar')).toMatchObject({ kind: 'taken' });
});

test('a hidden promo keeps its open claims: they show and are redeemed; nobody takes it anew', async () => {
  await promo('bar', 'oculta', 5);
  const claim = await took('ana', 'oculta');
  await refs.item(db, 'promo', 'oculta').update({ visibilidad: 'oculto', visible: false, retirado: false });
  expect(await promoChanged(deps, 'oculta'), 'nobody is told').toBe(0);
  expect(await press('caro', 'oculta')).toEqual({ kind: 'not-found' });
  expect(await press('ana', 'oculta'), 'pressed again').toMatchObject({ kind: 'held' });
  expect(await toldTo('ana')).toContainEqual(
    expect.objectContaining({ promo: 'oculta', state: 'open', isWithdrawn: false, isHidden: true }),
  );
  expect(await counterPromos(deps, 'bar')).toContainEqual({ id: 'oculta', titulo: 'Promo oculta' });
  const code = await shows(await ticketOf(claim));
  expect(await redeemCode(here, bar, code)).toMatchObject({ kind: 'redeemed' });
  await refs.item(db, 'promo', 'oculta').update({ retirado: true });
  expect(await counterPromos(deps, 'bar')).not.toContainEqual({ id: 'oculta', titulo: 'Promo oculta' });
});

test('its open claims end, show the reason, and are valid again once it is restored', async () => {
  await promo('bar', 'tomada', 5);
  const claim = await took('beto', 'tomada');
  const code = await shows(await ticketOf(claim));
  await say('tomada', 'cancelado');
  const off = { state: 'lapsed', letters: null, ticket: null, calledOff: aviso };
  expect(await toldTo('beto')).toMatchObject([off]);
  expect(await press('beto', 'tomada')).toEqual({ kind: 'called-off', aviso });
  const request = { promo: itemIdSchema.parse('tomada'), phoneKey: 'otra' };
  expect(await bind(deps, 'beto', request)).toMatchObject({
    calledOff: aviso,
    claim: { phoneKey: phone.phoneKey },
  });

  const refused = { kind: 'lapsed', titulo: 'Promo tomada', at: moment, calledOff: aviso };
  expect(await redeemCode(here, bar, code)).toEqual(refused);
  expect(await redeemLetters(here, bar, claim.letters ?? '')).toEqual(refused);
  expect(await counterPromos(deps, 'bar')).toContainEqual({
    id: 'tomada',
    titulo: 'Promo tomada',
    calledOff: aviso,
  });
  expect(await listedOf(deps, 'bar', itemIdSchema.parse('tomada'))).toMatchObject({ calledOff: aviso });

  await say('tomada', 'programado');
  expect(await toldTo('beto')).toMatchObject([{ state: 'open', letters: claim.letters }]);
  expect((await toldTo('beto'))[0]).not.toHaveProperty('calledOff');
  expect(await redeemCode(here, bar, code)).toMatchObject({ kind: 'redeemed' });
});

test('a used claim stays used, and an offline redemption counts', async () => {
  await promo('bar', 'usada', 5);
  const used = await shows(await ticketOf(await took('caro', 'usada')));
  const offline = await shows(await ticketOf(await took('dora', 'usada')));
  expect(await redeemCode(here, bar, used)).toMatchObject({ kind: 'redeemed' });
  await say('usada', 'cancelado');
  expect(await toldTo('caro')).toMatchObject([{ state: 'used' }]);
  expect((await toldTo('caro'))[0]).not.toHaveProperty('calledOff');
  expect(await press('caro', 'usada')).toMatchObject({ kind: 'held' });
  expect(await settleCode(here, bar, { code: offline, at: moment })).toMatchObject({ kind: 'redeemed' });
});

test('claims of cancelled promos leave room for others', async () => {
  for (let n = 0; n <= MAX_OPEN; n++) await promo('bar', `muchas${n}`, 5);
  for (let n = 0; n < MAX_OPEN; n++) await took('eva', `muchas${n}`);
  expect(await press('eva', `muchas${MAX_OPEN}`)).toEqual({ kind: 'too-many-open' });
  await say('muchas0', 'cancelado');
  expect(await press('eva', `muchas${MAX_OPEN}`)).toMatchObject({ kind: 'taken' });
});
