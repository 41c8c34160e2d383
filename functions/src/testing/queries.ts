import { PHASES } from '@vidriera/domain/agenda/order';
import { TIPOS, TIPOS_AGENDA } from '@vidriera/domain/values/ids';
import type { Firestore } from 'firebase-admin/firestore';
import { type QueryPlan, queries } from '../shared/queries.ts';
import { CATEGORIA_FIELD } from '../shared/stored-item.ts';

/** Returns a named query of each shape, for the test of the indexes. */
export function allQueries(db: Firestore): { name: string; query: QueryPlan }[] {
  const dia = new Date(0);
  const uid = 'alguien';
  const list: { name: string; query: QueryPlan }[] = [];
  const add = (name: string, query: QueryPlan) => list.push({ name, query });
  for (const tipo of TIPOS_AGENDA) {
    for (const phase of PHASES) {
      const base = { tipo, phase, from: dia, beforeOf: dia };
      add(`agenda ${tipo} ${phase}`, queries.agenda(base));
      add(`agenda ${tipo} ${phase} uid`, queries.agenda({ ...base, uid }));
      if (!CATEGORIA_FIELD[tipo]) continue;
      add(`agenda ${tipo} ${phase} categoria`, queries.agenda({ ...base, categoria: 'Musica' }));
    }
    add(`inPlace ${tipo}`, queries.inPlace(tipo, 'salta'));
    add(`placesOf ${tipo}`, queries.placesOf(tipo, uid));
  }
  const weekly = { tipo: 'evento', phase: 'upcoming', from: dia, beforeOf: dia, weekly: true } as const;
  for (const [name, more] of Object.entries({
    all: {},
    uid: { uid },
    categoria: { categoria: 'Musica' },
  }))
    add(`weekly ${name}`, queries.agenda({ ...weekly, ...more }));
  for (const tipo of TIPOS) {
    add(`visible ${tipo}`, queries.visible(tipo));
    add(`visibleOf ${tipo}`, queries.visibleOf(tipo, uid));
    add(`itemsOf ${tipo}`, queries.itemsOf(tipo, uid));
    add(`likers ${tipo}`, queries.likers(tipo, db.doc(`${tipo}/x`)));
  }
  add('links', queries.links(uid));
  add('byUsername', queries.byUsername('x'));
  for (const list of [...TIPOS_AGENDA, 'perfil'] as const) {
    add(`map ${list}`, queries.map(list));
    add(`map ${list} of a month`, queries.map(list, [dia, dia]));
  }
  add('categorias', queries.categorias());
  add('pending', queries.pending());
  add('counts', queries.counts());
  add('begunPeriodic', queries.begunPeriodic(dia, dia));
  add('begunSeveral', queries.begunSeveral(dia, dia));
  add('begun curso', queries.begun('curso', dia, dia));
  add('begun promo', queries.begun('promo', dia, dia));
  add('endlessPromos', queries.endlessPromos(dia));
  add('reservationsBetween', queries.reservationsBetween(dia, dia));
  add('namesOf', queries.namesOf(uid));
  add('claimsOf', queries.claimsOf(uid));
  add('openClaimsOf', queries.openClaimsOf(uid, dia));
  const edition = { creador: uid, itemCreatedAt: 0 };
  const promo = { id: 'x', edition };
  add('claimsUnder', queries.claimsUnder('x'));
  add('claimsOfPromo', queries.claimsOfPromo(promo));
  add('claimsByPrint', queries.claimsByPrint('x'));
  add('lapsedClaims', queries.lapsedClaims(promo, dia));
  add('partlessClaims', queries.partlessClaims(promo));
  add('openClaimsOfPromo', queries.openClaimsOfPromo(promo, dia));
  add('openClaimsOfCreator', queries.openClaimsOfCreator(uid, dia));
  add('partiesOfEvent', queries.partiesOfEvent(promo, dia));
  add('partiesOfCreator', queries.partiesOfCreator(uid, dia));
  add('withdrawnOf', queries.withdrawnOf(uid));
  add('claimByNonce', queries.claimByNonce('x'));
  add('claimsByLetters', queries.claimsByLetters(uid, 'x'));
  add('helpersOf', queries.helpersOf(uid));
  add('liveHelpersOf', queries.liveHelpersOf(uid, dia));
  const at = { evento: 'x', fecha: '2026-11-28', edition };
  add('partiesAhead', queries.partiesAhead(uid, dia));
  add('partiesOver', queries.partiesOver(uid, dia));
  add('partiesOf', queries.partiesOf(uid));
  add('unansweredOf', queries.unansweredOf(uid));
  add('allClaimsOf', queries.allClaimsOf(uid));
  add('allNoticesOf', queries.allNoticesOf(uid));
  add('partiesByPrint', queries.partiesByPrint('x', dia));
  add('partiesAt', queries.partiesAt(at));
  add('waitingAt', queries.waitingAt(at, 1));
  add('waitingBefore', queries.waitingBefore(at, dia));
  add('toldOtherwise', queries.toldOtherwise(at, 'x'));
  for (const query of [...queries.partiesOfOthers('x', edition), ...queries.partiesOfOthers('x', null)])
    add(`partiesOfOthers ${query.filters.map(({ field }) => field).join(' ')}`, query);
  add('datesOf', queries.datesOf('x'));
  add('noticesOf', queries.noticesOf(uid));
  add('mailDue', queries.mailDue(dia));
  add('mailLate', queries.mailLate(dia));
  add('mailTo', queries.mailTo(uid));
  for (const collection of [...TIPOS, 'user', 'username', 'claim', 'party'] as const)
    add(`walk ${collection}`, queries.walk(collection));
  add('dueUploads', queries.dueUploads(dia));
  add('freeNames', queries.freeNames(dia));
  return list;
}
