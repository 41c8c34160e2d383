import { categoriaId } from '@vidriera/domain/categoria/categoria';
import { LICENCIATURAS } from '@vidriera/domain/curso/curso';
import { cursoFormSchema } from '@vidriera/domain/curso/schema';
import { nextDates } from '@vidriera/domain/evento/change';
import { eventoFormSchema } from '@vidriera/domain/evento/schema';
import { isCounted } from '@vidriera/domain/item/counted';
import { derive } from '@vidriera/domain/item/derived';
import { STORED_SCHEMA, type Stored, type Written } from '@vidriera/domain/item/kinds-schema';
import { type Light, lightsOf } from '@vidriera/domain/item/light';
import type { TipoPrecio } from '@vidriera/domain/item/precio';
import { linkFormSchema } from '@vidriera/domain/link/schema';
import { promoFormSchema } from '@vidriera/domain/promo/schema';
import { midnight } from '@vidriera/domain/values/fecha';
import type { Tipo } from '@vidriera/domain/values/ids';
import { itemIdPrefix } from '@vidriera/domain/values/item-id';
import { agendaDay, localTime } from '@vidriera/domain/values/local-time';
import { type DemoAccount, idOf } from './accounts.ts';
import type { Album } from './album.ts';
import type { CreadorSeed, CursoSeed, EventoSeed, LinkSeed, PromoSeed } from './content/kinds.ts';
import { localidadOf } from './localidad.ts';
import { random } from './random.ts';
import { type DemoFacts, Reference } from './reference.ts';
import { interpret } from './when.ts';

export type Item = {
  tipo: Tipo;
  id: string;
  uid: string;
  data: DemoFacts;
  lights: Light[];
  counted: boolean;
};

const DAY_S = 86_400;

function stamps(titulo: string, account: DemoAccount, now: Date, done: Date | null) {
  const r = random(`sello/${account.uid}/${titulo}`);
  const limit = Math.min(now.getTime(), done?.getTime() ?? now.getTime()) / 1000;
  const createdAt = new Date((Math.floor(limit) - r.int(2 * DAY_S, 40 * DAY_S)) * 1000);
  const updatedAt = r.passes(0.3) ? new Date(createdAt.getTime() + r.int(1, 40) * 3_600_000) : createdAt;
  return { createdAt, updatedAt, cantLikes: 0 };
}

/** Returns a price as the form's controls hold it. */
function typedPrice(text = '') {
  const [, from, sort = '', month, aclaracion = ''] =
    /^(desde )?(\w*)( por mes)?(?:: (.+))?$/.exec(text) ?? [];
  const free = !/^\d/.test(sort);
  return {
    tipo: (free ? sort : from ? 'desde' : 'fijo') as '' | TipoPrecio,
    pesos: free ? '' : sort,
    periodo: month ? ('mes' as const) : ('total' as const),
    aclaracion,
  };
}

/** `Prof. Ana Ruiz` → ['Prof.', 'Ana Ruiz']. */
function splitProfe(profe: string) {
  const licenciatura = LICENCIATURAS.find((titulo) => profe.startsWith(`${titulo} `));
  if (!licenciatura) throw new RangeError(`No teacher's title: ${profe}`);
  return { licenciatura, nombreProfe: profe.slice(licenciatura.length + 1) };
}

/** Returns an event's changes as stored. */
function stateOf(e: EventoSeed, doc: Written['evento'] & { updatedAt: Date }, now: Date): DemoFacts {
  const before = e.before ? midnight(interpret(e.before, now).days[0]) : null;
  const whole = STORED_SCHEMA.evento.parse({ ...doc, refUsuario: { id: 'x', path: 'user/x' } });
  const dates = nextDates(whole, localTime(now), 12);
  return {
    estado: e.estado ?? 'programado',
    agotado: e.agotado ?? false,
    aviso: e.aviso ?? '',
    excepciones: Object.entries(e.exceptions ?? {}).map(
      ([count, exception]) => `${dates[Number(count) - 1]?.dia}|${exception}`,
    ),
    ...(before && { fechaAnterior: { fecha: before, hora: doc.horaInicio, movida: doc.updatedAt } }),
  };
}

/** Returns a creator's stored items, checked by the form's schema and the document's. */
export async function itemsOf(
  seed: CreadorSeed,
  account: DemoAccount,
  album: Album,
  now: Date,
): Promise<Item[]> {
  const { uid, username, nombre } = account;
  const prefix = await itemIdPrefix(uid);
  const owner = { uid, refUsuario: new Reference('user', uid) };
  const localidad = localidadOf(seed);
  const context = { retirado: false, now, author: { username, nombre, localidad } };
  const placeOf = ({ place }: { place?: string }) => place ?? seed.direccion;
  const imagen = (tipo: Tipo, { titulo, photo }: Pick<EventoSeed, 'titulo' | 'photo'>) =>
    photo ? album.principal(tipo, uid, titulo, photo) : null;
  const item = <T extends Tipo>(tipo: T, data: DemoFacts & { titulo: string }): Item => {
    const doc = STORED_SCHEMA[tipo].parse(data) as Stored[T];
    const derived = derive(tipo, doc, context);
    return {
      tipo,
      id: `${prefix}${idOf(`${tipo}/${username}/${data.titulo}`, 12)}`,
      uid,
      data: { ...data, ...derived },
      lights: lightsOf(tipo, doc, now),
      counted: isCounted(tipo, derived, now),
    };
  };

  const evento = (e: EventoSeed): Item => {
    const { days, weekly, regla, horaInicio, horaFin } = interpret(e.when, now);
    const fechaExacta = days[0] ?? null;
    const data = eventoFormSchema.parse({
      titulo: e.titulo,
      descripcion: e.descripcion,
      descripcionReserva: e.reserva,
      url_imagen: imagen('evento', e),
      url_imagenes: (e.more ?? []).map((print) => album.extra(uid, e.titulo, print)),
      direccion: placeOf(e),
      categoria: e.categoria,
      tipoFecha: (weekly ?? regla) ? 'periodica' : fechaExacta ? 'exacta' : 'sinFecha',
      fechaExacta,
      fechaFin: days[1] ?? null,
      fechaPeriodica: weekly,
      regla,
      fechaDesde: regla && agendaDay(localTime(now)),
      horaInicio,
      horaFin,
      modalidad: e.modalidad,
      precio: typedPrice(e.precio),
      linkReserva: e.link ?? null,
      aforo: e.aforo ?? 0,
    });
    const doc = { ...data, ...owner, ...stamps(e.titulo, account, now, data.fechaExacta) };
    return item('evento', { ...doc, ...stateOf(e, doc, now) });
  };

  const curso = (c: CursoSeed): Item => {
    const { days, regla, horaInicio, horaFin } = interpret(c.when, now);
    const { categorias, ...data } = cursoFormSchema.parse({
      titulo: c.titulo,
      descripcion: c.descripcion,
      descripcionReserva: c.reserva,
      url_imagen: imagen('curso', c),
      cantHoras: c.cantHoras,
      categorias: c.categorias.map(categoriaId),
      direccion: placeOf(c),
      fechaDesde: days[0] ?? null,
      fechaHasta: days[1] ?? null,
      regla,
      modalidad: c.modalidad,
      precio: typedPrice(c.precio),
      ...splitProfe(c.profe),
      horaInicio,
      horaFin,
      linkReserva: c.link ?? null,
    });
    const doc = {
      ...data,
      categorias: categorias.map((id) => new Reference('categoria', id)),
      tituloCategoria: c.categorias[0] ?? null,
      ...owner,
      ...stamps(c.titulo, account, now, data.fechaDesde),
    };
    return item('curso', doc);
  };

  const promo = (p: PromoSeed): Item => {
    const { days } = interpret(p.when, now);
    const data = promoFormSchema.parse({
      titulo: p.titulo,
      descripcion: p.descripcion,
      url_imagen: imagen('promo', p),
      cantCanjeos: p.cantCanjeos,
      precio: typedPrice(p.precio),
      fechaDesde: days[0] ?? null,
      fechaHasta: days[1] ?? null,
    });
    const marks = stamps(p.titulo, account, now, data.fechaDesde);
    const doc = { ...data, fecha: marks.createdAt, ...owner, ...marks };
    return item('promo', doc);
  };

  const link = (l: LinkSeed): Item => {
    const data = linkFormSchema.parse({
      titulo: l.titulo,
      descripcion: l.descripcion,
      enlace: l.enlace,
      url_imagen: imagen('link', l),
    });
    const doc = { ...data, ...owner, ...stamps(l.titulo, account, now, null) };
    return item('link', doc);
  };

  return [
    ...seed.eventos.map(evento),
    ...seed.cursos.map(curso),
    ...seed.promos.map(promo),
    ...seed.links.map(link),
  ];
}
