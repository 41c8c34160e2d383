import { categoriaId } from 'domain/categoria';
import { LICENCIATURAS } from 'domain/curso';
import { cursoDatosSchema, cursoDocSchema } from 'domain/curso-schema';
import { derivar } from 'domain/derivados';
import { eventoDatosSchema, eventoDocSchema } from 'domain/evento-schema';
import type { Tipo } from 'domain/ids';
import { linkDatosSchema, linkDocSchema } from 'domain/link-schema';
import { promoDatosSchema, promoDocSchema } from 'domain/promo-schema';
import type { Album } from './album.ts';
import { azar } from './azar.ts';
import type {
  CreadorSemilla,
  CursoSemilla,
  EventoSemilla,
  LinkSemilla,
  PromoSemilla,
} from './contenido/tipos.ts';
import { interpretar } from './cuando.ts';
import { type Cuenta, idDe } from './cuentas.ts';
import { type Datos, Referencia } from './referencia.ts';

export type Item = { tipo: Tipo; id: string; uid: string; datos: Datos };

const DIA_S = 86_400;
/** The first event of each creator has this many pictures besides the main one. */
const FOTOS_ADICIONALES = 2;

function sellos(titulo: string, cuenta: Cuenta, now: Date, hecho: Date | null) {
  const r = azar(`sello/${cuenta.uid}/${titulo}`);
  const limite = Math.min(now.getTime(), hecho?.getTime() ?? now.getTime()) / 1000;
  const createdAt = new Date((Math.floor(limite) - r.int(2 * DIA_S, 40 * DIA_S)) * 1000);
  const updatedAt = r.pasa(0.3) ? new Date(createdAt.getTime() + r.int(1, 40) * 3_600_000) : createdAt;
  return { createdAt, updatedAt, cantLikes: 0 };
}

/** Title and name of a teacher: `Prof. Ana Ruiz` → ['Prof.', 'Ana Ruiz']. */
function partirProfe(profe: string) {
  const licenciatura = LICENCIATURAS.find((titulo) => profe.startsWith(`${titulo} `));
  if (!licenciatura) throw new RangeError(`No title: ${profe}`);
  return { licenciatura, nombreProfe: profe.slice(licenciatura.length + 1) };
}

/** A creator's items as stored, each parsed by the form's schema first and by the document's last. */
export function itemsDe(semilla: CreadorSemilla, cuenta: Cuenta, album: Album, now: Date): Item[] {
  const { uid, username, nombre } = cuenta;
  const refUsuario = new Referencia('user', uid);
  const contexto = { rolCreador: true, now, autor: { username, nombre } };
  const lugarDe = ({ lugar }: { lugar?: string }) => lugar ?? semilla.direccion;
  const imagen = (tipo: Tipo, { titulo, foto }: Pick<EventoSemilla, 'titulo' | 'foto'>) =>
    foto ? album.principal(tipo, uid, titulo, foto) : null;
  const item = (tipo: Tipo, titulo: string, datos: Datos): Item => ({
    tipo,
    id: idDe(`${tipo}/${username}/${titulo}`, 20),
    uid,
    datos,
  });

  const evento = (e: EventoSemilla, i: number): Item => {
    const { dias, semanal, horaInicio, horaFin } = interpretar(e.cuando, now);
    const fechaExacta = dias[0] ?? null;
    const { foto } = e;
    const adicionales = i === 0 && foto ? Array.from({ length: FOTOS_ADICIONALES }, () => foto) : [];
    const datos = eventoDatosSchema.parse({
      titulo: e.titulo,
      descripcion: e.descripcion,
      descripcionReserva: e.reserva,
      url_imagen: imagen('evento', e),
      url_imagenes: adicionales.map((escena, k) => album.adicional(uid, `${e.titulo}/${k}`, escena)),
      direccion: lugarDe(e),
      categoria: e.categoria,
      tipoFecha: semanal ? 'periodica' : fechaExacta ? 'exacta' : 'sinFecha',
      fechaExacta,
      fechaPeriodica: semanal,
      fechaDesde: null,
      horaInicio,
      horaFin,
      modalidad: e.modalidad,
      linkReserva: e.link ?? null,
    });
    const doc = { ...datos, refUsuario, ...sellos(e.titulo, cuenta, now, datos.fechaExacta) };
    return item('evento', e.titulo, { ...doc, ...derivar('evento', eventoDocSchema.parse(doc), contexto) });
  };

  const curso = (c: CursoSemilla): Item => {
    const { dias, horaInicio, horaFin } = interpretar(c.cuando, now);
    const { categorias, ...datos } = cursoDatosSchema.parse({
      titulo: c.titulo,
      descripcion: c.descripcion,
      descripcionReserva: c.reserva,
      url_imagen: imagen('curso', c),
      cantHoras: c.cantHoras,
      categorias: c.categorias.map(categoriaId),
      direccion: lugarDe(c),
      fechaDesde: dias[0] ?? null,
      fechaHasta: dias[1] ?? null,
      modalidad: c.modalidad,
      ...partirProfe(c.profe),
      horaInicio,
      horaFin,
      linkReserva: c.link ?? null,
    });
    const doc = {
      ...datos,
      categorias: categorias.map((id) => new Referencia('categoria', id)),
      tituloCategoria: c.categorias[0] ?? null,
      refUsuario,
      ...sellos(c.titulo, cuenta, now, datos.fechaDesde),
    };
    return item('curso', c.titulo, { ...doc, ...derivar('curso', cursoDocSchema.parse(doc), contexto) });
  };

  const promo = (p: PromoSemilla): Item => {
    const { dias } = interpretar(p.cuando, now);
    const datos = promoDatosSchema.parse({
      titulo: p.titulo,
      descripcion: p.descripcion,
      url_imagen: imagen('promo', p),
      cantCanjeos: p.cantCanjeos,
      fechaDesde: dias[0] ?? null,
      fechaHasta: dias[1] ?? null,
    });
    const marcas = sellos(p.titulo, cuenta, now, datos.fechaDesde);
    const doc = { ...datos, fecha: marcas.createdAt, refUsuario, ...marcas };
    return item('promo', p.titulo, { ...doc, ...derivar('promo', promoDocSchema.parse(doc), contexto) });
  };

  const link = (l: LinkSemilla): Item => {
    const datos = linkDatosSchema.parse({
      titulo: l.titulo,
      descripcion: l.descripcion,
      enlace: l.enlace,
      url_imagen: imagen('link', l),
    });
    const doc = { ...datos, refUsuario, ...sellos(l.titulo, cuenta, now, null) };
    return item('link', l.titulo, { ...doc, ...derivar('link', linkDocSchema.parse(doc), contexto) });
  };

  return [
    ...semilla.eventos.map(evento),
    ...semilla.cursos.map(curso),
    ...semilla.promos.map(promo),
    ...semilla.links.map(link),
  ];
}
