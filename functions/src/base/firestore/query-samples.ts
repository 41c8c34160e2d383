import { PHASES } from '@vidriera/domain/agenda/order';
import { TIPOS, TIPOS_AGENDA } from '@vidriera/domain/values/ids';
import type { DocumentReference } from 'firebase-admin/firestore';
import type { AgendaQuery } from './queries/items.ts';
import type { QueryPlan } from './queries/plan.ts';
import { queries } from './queries.ts';

type Queries = typeof queries;
/** Arguments of each query, once for each of its shapes. */
type Samples = { [Name in keyof Queries]: Parameters<Queries[Name]>[] };

const at = new Date(0);
const id = 'x';
const edition = { creador: id, itemCreatedAt: 0 };
const promo = { id, edition };
const date = { evento: id, fecha: '2026-11-28', edition };
const agendas = TIPOS_AGENDA.flatMap((tipo) =>
  PHASES.map((phase) => ({ tipo, phase, from: at, beforeOf: at })),
);
const weekly = { tipo: 'evento', phase: 'upcoming', from: at, beforeOf: at, weekly: true } as const;
const inParts = (agenda: AgendaQuery): [AgendaQuery][] => [
  [agenda],
  [{ ...agenda, uid: id }],
  [{ ...agenda, categoria: 'Musica' }],
];

/** `firestore.indexes.json` is generated from these. */
const SAMPLES: Samples = {
  agenda: [...agendas, weekly].flatMap(inParts),
  ownPromos: [
    [id, { phase: 'upcoming', from: at }],
    [id, { phase: 'sinFecha' }],
  ],
  links: [[id]],
  visible: TIPOS.map((tipo) => [tipo]),
  visibleOf: TIPOS.map((tipo) => [tipo, id]),
  due: TIPOS.map((tipo) => [tipo, at]),
  inPlace: TIPOS_AGENDA.map((tipo) => [tipo, id]),
  placesOf: TIPOS_AGENDA.map((tipo) => [tipo, id]),
  pending: [[]],
  itemsOf: TIPOS.map((tipo) => [tipo, id]),
  likers: TIPOS.map((tipo) => [tipo, {} as DocumentReference]),
  byUsername: [[id]],
  map: [...TIPOS_AGENDA, 'perfil' as const].flatMap((list): Samples['map'] => [[list], [list, [at, at]]]),
  categorias: [[]],
  counts: [[]],
  begunPeriodic: [[at, at]],
  begunRuled: [
    [at, at],
    ...[{}, { uid: id }, { categoria: 'Musica' }].map((of): Samples['begunRuled'][number] => [at, at, of]),
  ],
  begunSeveral: [[at, at]],
  begun: [
    ['curso', at, at],
    ['promo', at, at],
  ],
  begunClasses: [[at, at]],
  endlessPromos: [[at]],
  reservationsBetween: [[at, at]],
  namesOf: [[id]],
  walk: ([...TIPOS, 'user', 'username', 'claim', 'party', 'case', 'held'] as const).map((collection) => [
    collection,
  ]),
  claimsOf: [[id]],
  allClaimsOf: [[id]],
  figuresOf: [[id]],
  allNoticesOf: [[id]],
  openClaimsOf: [[id, at]],
  claimsUnder: [[id]],
  claimsOfPromo: [[promo]],
  claimsByMailbox: [[id]],
  lapsedClaims: [[promo, at]],
  partlessClaims: [[promo]],
  openClaimsOfPromo: [[promo, at]],
  openClaimsOfCreator: [[id, at]],
  partiesOfEvent: [[promo, at]],
  ownParties: [[id, id, at]],
  ownClaims: [[id, id]],
  ownRedeemed: [[id, id]],
  claimsTaken: [[id, [at, at]]],
  claimsRedeemed: [[id, [at, at]]],
  partiesAsked: [[id, [at, at]]],
  creators: [[]],
  withoutProfile: [[]],
  partiesOfCreator: [[id, at]],
  partiesAhead: [[id, at]],
  partiesOver: [[id, at]],
  unansweredOf: [[id]],
  partiesOf: [[id]],
  partiesByMailbox: [[id, at]],
  partiesOn: [[id]],
  partiesStarting: [[id, id]],
  remindersOn: [[id]],
  remindersStarting: [[id, id]],
  remindersAt: [[id]],
  remindersOf: [[id]],
  answersOf: [[id]],
  answersAt: [[{ evento: id, fecha: '2026-11-28' }]],
  lastAnswerAt: [[{ evento: id, fecha: '2026-11-28' }]],
  answersTo: [[id]],
  messagesAt: [[{ evento: id, fecha: '2026-11-28' }]],
  messagesOfEvent: [[id]],
  messagesBy: [[id]],
  messagesToQueue: [[]],
  lettersOf: [[id], [id, 'sent']],
  remindersFor: [[id, id]],
  remindersAhead: [[id, at]],
  ownCalendarsOf: [[id]],
  partiesAt: [[date]],
  waitingAt: [[date, 1]],
  waitingFor: [[date, [3, 4]]],
  waitingBefore: [[date, at]],
  toldOtherwise: [[date, id]],
  partiesOfOthers: [
    [id, edition],
    [id, null],
  ],
  datesOf: [[id]],
  datesFrom: [[id, at]],
  doorsOf: [[id]],
  doorsAt: [[id]],
  casesInLane: [['holds']],
  casesNew: [
    ['waitsSince', at],
    ['graveSince', at],
  ],
  casesDue: [[at]],
  casesWithWork: [[at]],
  complaintsNamed: [['D-KRTBMFXL']],
  complaintNamed: [['evento_abc', 'D-KRTBMFXL']],
  casesDecidedBy: [['mesa']],
  holdsOfPicture: [['users/ana/profile/1_yo.jpg']],
  linkNotes: [[]],
  suspensionsOver: [[at]],
  complaintsOf: [[id]],
  complaintsAbout: [[id, 1]],
  complaintsByMailbox: [[id, id]],
  moderators: [[]],
  deskLogOf: [[id]],
  deskLogBy: [[id]],
  followsOf: [[id]],
  followersOf: [[id]],
  blockersOf: [[id]],
  followerAfter: [[id]],
  upcomingOf: TIPOS_AGENDA.map((tipo) => [tipo, [id], [at, at]]),
  newsOf: TIPOS.map((tipo) => [tipo, [id], at]),
  noticesOf: [[id]],
  mailTo: [[id]],
  mailDue: [[at]],
  mailLate: [[at]],
  withdrawnOf: [[id]],
  claimByNonce: [[id]],
  claimsByLetters: [[id, id]],
  helpersOf: [[id]],
  liveHelpersOf: [[id, at]],
  dueUploads: [[at]],
  freeNames: [[at]],
};

/** Returns every shape of every query. */
export const sampleQueries = (): QueryPlan[] =>
  Object.entries(SAMPLES).flatMap(([name, samples]) => {
    const query = queries[name as keyof Queries] as (...values: unknown[]) => QueryPlan | QueryPlan[];
    return samples.flatMap((values) => query.apply(queries, values));
  });
