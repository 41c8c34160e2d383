import { createHash } from 'node:crypto';
import { apiPaths } from '@vidriera/domain/api/api';
import { pageSchema, perfilResponseSchema } from '@vidriera/domain/api/schema';
import {
  EMBED_COLORS,
  EMBED_THEMES,
  type EmbedOf,
  embedPath,
  PLAIN_LOOK,
} from '@vidriera/domain/embed/address';
import { isPast } from '@vidriera/domain/item/time';
import type { Card, CardOf } from '@vidriera/domain/item/wire-schema';
import { placeParamsSchema, placeSchema } from '@vidriera/domain/localidad/schema';
import { type LocalTime, localTime } from '@vidriera/domain/values/local-time';
import { z } from '@vidriera/domain/zod';
import type { Request, Response } from 'express';
import { type HttpAnswer, MISSING_SECONDS, sendAnswer } from '../../base/http/answer.ts';
import { answerMemory } from '../../base/http/answer-memory.ts';
import { decodedPath, isReading } from '../../base/http/reading.ts';
import { sharedFor } from '../../base/time/lifetime.ts';
import type { ReadApi } from '../pages/render-thread.ts';
import { type EmbeddedAgenda, embedPage } from './page.ts';
import { STYLES } from './styles.ts';

/** Items of each kind. Twice as many stay under 30 KB with the longest titles. */
const MOST = 12;
/** Seconds that an instance and the CDN each may keep an agenda. With the API's it is seen in five minutes. */
const SECONDS = 120;

/** The only pages of ours that other sites may frame. They run nothing, load nothing and know nobody. */
const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(STYLES).digest('base64')}'`,
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
  ].join('; '),
  'Referrer-Policy': 'no-referrer',
};

/** `/embed/{username}` and `/embed/en/{place}`, decoded. */
const addressSchema = z.pipe(
  z.pipe(
    z.string(),
    z.transform((path) => path.replace(/^\/embed\//, '').split('/')),
  ),
  z.union([
    z.pipe(
      z.tuple([z.literal('en'), placeParamsSchema.shape.codigo]),
      z.transform(([, place]) => ({ place })),
    ),
    z.pipe(
      z.tuple([z.string().check(z.minLength(1), z.maxLength(60))]),
      z.transform(([username]) => ({ username })),
    ),
  ]),
);
/** Unknown parameters and values look plain. */
const lookSchema = z.object({
  tema: z.catch(z.enum(EMBED_THEMES), PLAIN_LOOK.tema),
  color: z.catch(z.enum(EMBED_COLORS), PLAIN_LOOK.color),
});

export interface EmbedDeps {
  read: ReadApi;
  origin: string;
  now: () => Date;
}

/**
 * Serves agendas for other sites. Every spelling of an address shares one answer.
 * @returns a function that throws when the API fails
 */
export function createEmbed(deps: EmbedDeps) {
  const memory = answerMemory();
  return async (
    req: Pick<Request, 'acceptsEncodings' | 'method' | 'path' | 'query'>,
    res: Response,
  ): Promise<void> => {
    if (!isReading(req, res)) return;
    const of = addressSchema.safeParse(decodedPath(req.path));
    const look = lookSchema.parse(req.query);
    const address = of.success ? embedPath(of.data, look) : '';
    const answer = await memory({ address, exact: false }, async (): Promise<HttpAnswer> => {
      const now = localTime(deps.now());
      const found = of.success ? await agendaOf(deps, of.data, now) : null;
      const { seconds, header } = sharedFor(found?.trueFor ?? MISSING_SECONDS, SECONDS);
      return {
        status: found ? 200 : 404,
        headers: { ...HEADERS, 'Cache-Control': header },
        body: Buffer.from(embedPage(found?.shown ?? null, { origin: deps.origin, now, look })),
        seconds,
      };
    });
    await sendAnswer(req, res, answer);
  };
}

/** Reads what is to come. @returns `null` for nobody, and for no place */
async function agendaOf(
  { read }: EmbedDeps,
  of: EmbedOf,
  now: LocalTime,
): Promise<{ shown: EmbeddedAgenda; trueFor: number } | null> {
  const answers: Awaited<ReturnType<ReadApi>>[] = [];
  const answer = async <T extends z.ZodMiniType>(schema: T, path: string): Promise<z.output<T> | null> => {
    const found = await read(path);
    answers.push(found);
    return found.status === 200 ? schema.parse(found.body) : null;
  };
  const shown = 'place' in of ? await ofPlace(answer, of.place) : await ofCreator(answer, of.username);
  if (!shown) return null;
  const next = <C extends Card>(cards: readonly C[]) =>
    cards.filter((card) => !isPast(card, now)).slice(0, MOST);
  const trueFor = Math.min(...answers.map(({ trueFor = Number.POSITIVE_INFINITY }) => trueFor));
  return { shown: { ...shown, eventos: next(shown.eventos), cursos: next(shown.cursos) }, trueFor };
}

type Answer = <T extends z.ZodMiniType>(schema: T, path: string) => Promise<z.output<T> | null>;

async function ofCreator(answer: Answer, username: string): Promise<EmbeddedAgenda | null> {
  const path = apiPaths.perfil(username);
  const [eventos, cursos] = await Promise.all([
    answer(perfilResponseSchema, `${path}?tab=eventos`),
    answer(perfilResponseSchema, `${path}?tab=cursos`),
  ]);
  if (!eventos || !cursos) return null;
  const { perfil } = eventos;
  return {
    title: `Agenda de ${perfil.nombre || perfil.username}`,
    path: `/${perfil.username}`,
    estilo: perfil.estilo,
    eventos: only('evento', eventos.page?.items),
    cursos: only('curso', cursos.page?.items),
  };
}

async function ofPlace(answer: Answer, place: string): Promise<EmbeddedAgenda | null> {
  const list = (tipo: string) => answer(pageSchema, `${apiPaths.explore}?tipo=${tipo}&en=${place}`);
  const [named, eventos, cursos] = await Promise.all([
    answer(placeSchema, apiPaths.place(place)),
    list('evento'),
    list('curso'),
  ]);
  if (!named) return null;
  return {
    title: `Agenda de ${named.nombre}`,
    path: `/explore/en/${place}`,
    eventos: only('evento', eventos?.items),
    cursos: only('curso', cursos?.items),
  };
}

const only = <T extends 'evento' | 'curso'>(tipo: T, cards: readonly Card[] = []): CardOf<T>[] =>
  cards.filter((card): card is CardOf<T> => card.tipo === tipo);
