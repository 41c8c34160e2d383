import { itemIdSchema } from '@vidriera/domain/values/ids-schema';
import { type GoOutcome, go } from '../attend/seats/go.ts';
import { leave } from '../attend/seats/leave.ts';
import { missing } from '../attend/seats/line.ts';
import { readParty, type StoredParty } from '../attend/seats/stored.ts';
import type { Deps } from '../base/firestore/admin.ts';
import { refs } from '../base/firestore/refs.ts';
import type { KeyedMutex } from '../base/process/keyed-mutex.ts';
import { publish, putPeople } from './data.ts';
import { messagesTo } from './messages-to.ts';

/** The Saturday after the tests' clock, which stands on a Wednesday. */
export const FECHA = '2026-11-28';

const SECRET = 'a secret of the tests alone, long enough';

export function seatsOver({ turns, ...services }: Pick<Deps, 'db' | 'now'> & { turns?: KeyedMutex }) {
  const deps = { ...services, secret: SECRET, ...(turns && { turns }) };
  const { db } = deps;

  const event = (uid: string, id: string, aforo: number, extra: Record<string, unknown> = {}) =>
    publish(deps, 'evento', uid, {
      [id]: {
        titulo: `Evento ${id}`,
        aforo,
        linkReserva: null,
        fechaPeriodica: 'Todos los sábados',
        horaInicio: new Date('1970-01-01T21:00:00Z'),
        ...extra,
      },
    });
  const change = (id: string, fields: Record<string, unknown>) => refs.item(db, 'evento', id).update(fields);
  const goTo = (uid: string, id: string, asked: number, acceptsWait: boolean, fecha = FECHA) =>
    go(
      deps,
      { uid, email: null, isConfirmed: true },
      { evento: itemIdSchema.parse(id), fecha, asked, ...(acceptsWait && { acceptsWait }) },
    );
  /** Requests seats and accepts waiting. */
  const ask = async (uid: string, id: string, asked = 1, fecha = FECHA): Promise<GoOutcome['kind']> =>
    (await goTo(uid, id, asked, true, fecha)).kind;
  /** Requests seats without waiting. @returns the outcome, or the number of free seats */
  const askFree = async (uid: string, id: string, asked = 1): Promise<GoOutcome['kind'] | number> => {
    const outcome = await goTo(uid, id, asked, false);
    return outcome.kind === 'not-enough' ? outcome.free : outcome.kind;
  };
  const party = async (uid: string, id: string, fecha = FECHA): Promise<StoredParty | null> =>
    readParty(await refs.party(db, { evento: id, fecha }, uid).get());
  const giveUp = (uid: string, id: string, fecha = FECHA) =>
    leave(deps, refs.party(db, { evento: id, fecha }, uid), { evento: id, fecha });
  /** Returns a party's seats: '2', or '0/4' while it waits for four. */
  const seats = async (uid: string, id: string, fecha = FECHA): Promise<string | null> => {
    const found = await party(uid, id, fecha);
    return found && (missing(found) > 0 ? `${found.held}/${found.asked}` : `${found.held}`);
  };
  const counted = async (id: string, fecha = FECHA) => {
    const at = { evento: id, fecha };
    const [all, parts, head] = await Promise.all([
      db.collection('party').where('evento', '==', id).where('fecha', '==', fecha).get(),
      refs.seatParts(db, at).get(),
      refs.seats(db, at).get(),
    ]);
    const parties = all.docs.flatMap((doc) => readParty(doc) ?? []);
    const sum = (of: (stored: StoredParty) => number) =>
      parties.reduce((total, stored) => total + of(stored), 0);
    return {
      had: sum(({ held }) => held),
      taken: parts.docs.reduce((total, doc) => total + Number(doc.get('taken')), 0),
      waiting: sum((stored) => (missing(stored) > 0 ? 1 : 0)),
      waitingCount: Number(head.get('waitingCount') ?? 0),
      parties,
    };
  };
  const told = (uid: string) => messagesTo(db, uid);
  return {
    deps,
    people: putPeople.bind(null, deps),
    event,
    change,
    ask,
    askFree,
    party,
    giveUp,
    seats,
    counted,
    told,
  };
}
