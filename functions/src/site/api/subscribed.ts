import { createHash } from 'node:crypto';
import { perfilParamsSchema } from '@vidriera/domain/api/schema';
import { agendaIcs, MOST_ENTRIES } from '@vidriera/domain/item/ics';
import { placeByCode } from '@vidriera/domain/localidad/places';
import { NO_SUCH_PLACE, placeParamsSchema } from '@vidriera/domain/localidad/schema';
import { messages } from '@vidriera/domain/messages/messages';
import { hasPerfilCreador } from '@vidriera/domain/usuario/may';
import { LIMITS } from '@vidriera/domain/values/limits';
import { localTime } from '@vidriera/domain/values/local-time';
import { z } from '@vidriera/domain/zod';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { queries, queryFrom } from '../../base/firestore/queries.ts';
import { refs } from '../../base/firestore/refs.ts';
import type { HttpAnswer } from '../../base/http/answer.ts';
import type { ReadBudget } from '../../base/http/read-budget.ts';
import { calendarItemOf } from '../../items/calendars/calendar-item.ts';
import type { AnswerDeps } from './answers.ts';
import { badParameters, notFound, notYet } from './http/failures.ts';
import { sharedAnswer } from './http/headers.ts';
import { readPerson } from './read/profile.ts';

type Deps = AnswerDeps & { origin: string; budget: ReadBudget };

const nameSchema = z.pick(perfilParamsSchema, { username: true });
const KINDS = ['evento', 'curso'] as const;
type Kind = (typeof KINDS)[number];
type Found = { tipo: Kind; doc: DocumentSnapshot };

/** `/{username}/agenda.ics`: a creator's events and courses. @throws ApiFailure 404, and 503 while the budget is spent */
export async function creatorAgenda(deps: Deps, params: Record<string, unknown>): Promise<HttpAnswer> {
  const { db, budget } = deps;
  const { username } = badParameters(nameSchema, params);
  const found = await readPerson(deps, username);
  if (!found || !hasPerfilCreador(found.person.role)) throw notFound(messages.perfil.notFound);
  const most = KINDS.length * LIMITS.itemsPerTipo;
  if (!budget.take(most)) throw notYet();
  const kinds = await Promise.all(
    KINDS.map(async (tipo): Promise<Found[]> => {
      const { docs } = await queryFrom(db, queries.itemsOf(tipo, found.uid)).limit(LIMITS.itemsPerTipo).get();
      return docs.map((doc) => ({ tipo, doc }));
    }),
  );
  const items = kinds.flat();
  budget.giveBack(most - items.length);
  return answerOf(deps, found.person.display_name || found.person.username, items.sort(byNextDate));
}

const momentOf = ({ doc }: Found): number => doc.get('proximaFecha')?.toMillis?.() ?? 0;
const byNextDate = (a: Found, b: Found): number => momentOf(a) - momentOf(b);

/** `/explore/en/{place}/agenda.ics`: the next events and courses of a place. @throws ApiFailure 404, and 503 while the budget is spent */
export async function placeAgenda(deps: Deps, params: Record<string, unknown>): Promise<HttpAnswer> {
  const { db, lists, now, budget } = deps;
  const { codigo } = badParameters(placeParamsSchema, params);
  const place = placeByCode(codigo);
  if (!place) throw notFound(NO_SUCH_PLACE);
  if (!budget.take(MOST_ENTRIES)) throw notYet();
  const time = localTime(now());
  const kinds = await Promise.all(KINDS.map((tipo) => lists.ordered({ en: codigo }, tipo, {}, time)));
  const next = kinds
    .flatMap((list) => list.filter(({ phase }) => phase === 'upcoming').slice(0, MOST_ENTRIES))
    .sort((a, b) => a.at - b.at)
    .slice(0, MOST_ENTRIES);
  const items = next.map(({ entry }) => ({ tipo: entry.tipo as Kind, id: entry.id }));
  const docs =
    items.length > 0 ? await db.getAll(...items.map(({ tipo, id }) => refs.item(db, tipo, id))) : [];
  budget.giveBack(MOST_ENTRIES - docs.length);
  return answerOf(
    deps,
    `Vidriera · ${place.nombre}`,
    docs.map((doc) => ({ tipo: doc.ref.parent.id as Kind, doc })),
  );
}

function answerOf(deps: Deps, name: string, found: readonly Found[]): HttpAnswer {
  const ics = agendaIcs(
    name,
    found.flatMap(({ tipo, doc }) => itemOf(deps, tipo, doc) ?? []),
  );
  const body = Buffer.from(ics);
  const fingerprint = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return sharedAnswer(
    { body, trueFor: Number.POSITIVE_INFINITY },
    {
      'Content-Disposition': 'inline; filename="agenda.ics"',
      'Content-Type': 'text/calendar; charset=utf-8',
      ETag: `W/"${fingerprint}"`,
    },
  );
}

/** Returns an item that everybody may see now; `null` for any other. */
const itemOf = (deps: Deps, tipo: Kind, doc: DocumentSnapshot) =>
  doc.get('visible') === true ? calendarItemOf(deps, tipo, doc) : null;
