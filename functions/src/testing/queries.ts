import { PHASES } from 'domain/agenda/order';
import { TIPOS, TIPOS_AGENDA } from 'domain/values/ids';
import type { Firestore } from 'firebase-admin/firestore';
import { type QueryPlan, queries } from '../shared/queries.ts';
import { CATEGORIA_FIELD } from '../shared/stored-item.ts';

/** One query of each shape the functions make, named, for the test that holds them against the indexes. */
export function allQueries(db: Firestore): { nombre: string; query: QueryPlan }[] {
  const dia = new Date(0);
  const uid = 'alguien';
  const list: { nombre: string; query: QueryPlan }[] = [];
  const add = (nombre: string, query: QueryPlan) => list.push({ nombre, query });
  for (const tipo of TIPOS_AGENDA) {
    for (const phase of PHASES) {
      const base = { tipo, phase, from: dia, beforeOf: dia };
      add(`agenda ${tipo} ${phase}`, queries.agenda(base));
      add(`agenda ${tipo} ${phase} uid`, queries.agenda({ ...base, uid }));
      if (!CATEGORIA_FIELD[tipo]) continue;
      add(`agenda ${tipo} ${phase} categoria`, queries.agenda({ ...base, categoria: 'Musica' }));
    }
    add(`deZona ${tipo}`, queries.inPlace(tipo, 'salta'));
    add(`zonasDe ${tipo}`, queries.placesOf(tipo, uid));
  }
  const weekly = { tipo: 'evento', phase: 'upcoming', from: dia, beforeOf: dia, weekly: true } as const;
  for (const [nombre, more] of Object.entries({
    todos: {},
    uid: { uid },
    categoria: { categoria: 'Musica' },
  }))
    add(`cada semana ${nombre}`, queries.agenda({ ...weekly, ...more }));
  for (const tipo of TIPOS) {
    add(`visibles ${tipo}`, queries.visible(tipo));
    add(`visiblesDe ${tipo}`, queries.visibleOf(tipo, uid));
    add(`itemsDe ${tipo}`, queries.itemsOf(tipo, uid));
    add(`quienesGustan ${tipo}`, queries.likers(tipo, db.doc(`${tipo}/x`)));
  }
  add('links', queries.links(uid));
  add('byUsername', queries.byUsername('x'));
  for (const list of [...TIPOS_AGENDA, 'perfil'] as const) {
    add(`mapa ${list}`, queries.map(list));
    add(`mapa ${list} de un mes`, queries.map(list, [dia, dia]));
  }
  add('categorias', queries.categorias());
  add('pending', queries.pending());
  add('counts', queries.counts());
  add('begunPeriodic', queries.begunPeriodic(dia, dia));
  add('begunSeveral', queries.begunSeveral(dia, dia));
  add('comenzados curso', queries.begun('curso', dia, dia));
  add('comenzados promo', queries.begun('promo', dia, dia));
  add('endlessPromos', queries.endlessPromos(dia));
  add('reservationsBetween', queries.reservationsBetween(dia, dia));
  add('namesOf', queries.namesOf(uid));
  add('claimsOf', queries.claimsOf(uid));
  add('openClaimsOf', queries.openClaimsOf(uid, dia));
  add('claimsOfPromo', queries.claimsOfPromo('x'));
  add('lapsedClaims', queries.lapsedClaims('x', dia));
  add('partlessClaims', queries.partlessClaims('x'));
  add('claimByNonce', queries.claimByNonce('x'));
  add('claimsByLetters', queries.claimsByLetters(uid, 'x'));
  add('helpersOf', queries.helpersOf(uid));
  add('liveHelpersOf', queries.liveHelpersOf(uid, dia));
  const at = { evento: 'x', fecha: '2026-11-28' };
  add('partiesAhead', queries.partiesAhead(uid, dia));
  add('partiesOf', queries.partiesOf(uid));
  add('partiesAt', queries.partiesAt(at));
  add('waitingAt', queries.waitingAt(at, 1));
  add('waitingBefore', queries.waitingBefore(at, dia));
  add('toldOtherwise', queries.toldOtherwise(at, 'x'));
  add('datesOf', queries.datesOf('x'));
  add('noticesOf', queries.noticesOf(uid));
  add('mailTo', queries.mailTo(uid));
  for (const collection of [...TIPOS, 'user', 'toma', 'asistencia'] as const)
    add(`recorrido ${collection}`, queries.walk(collection));
  add('dueUploads', queries.dueUploads(dia));
  add('freeNames', queries.freeNames(dia));
  return list;
}
