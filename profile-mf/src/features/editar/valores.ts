import { perfilAFormulario } from 'domain/perfil-creador';
import { type PerfilDatos, perfilDatosSchema, type Role } from 'domain/usuario';
import { z } from 'domain/zod';
import type { PerfilGuardado } from '../perfil/leer-propio.ts';

/** The profile form as its inputs hold it. */
export interface Valores {
  display_name: string;
  photo_url: string;
  phone_number: string;
  link_Instagram: string;
  link_TikTok: string;
  link_Wssp: string;
  link_Facebook: string;
  link_SitioWeb: string;
  role: Role | '';
  creador: {
    descripcion: string;
    direccion: string;
    ubicacion: { lat: string; lng: string };
    url_imagenPortada: string;
  };
}

/** What the form starts with. */
export function valoresDe({ usuario, creador: perfil }: PerfilGuardado): Valores {
  const { creador, photo_url, role, ...textos } = perfilAFormulario(usuario, perfil);
  const { lat, lng } = creador?.ubicacion ?? {};
  return {
    ...textos,
    photo_url: photo_url ?? '',
    role: role ?? '',
    creador: {
      descripcion: creador?.descripcion ?? '',
      direccion: creador?.direccion ?? '',
      ubicacion: { lat: String(lat ?? ''), lng: String(lng ?? '') },
      url_imagenPortada: creador?.url_imagenPortada ?? '',
    },
  };
}

/** A coordinate as typed, with a point or a comma; `null` when empty, NaN for what is no number. */
const grados = (valor: string): number | null => {
  const limpio = valor.trim().replace(',', '.');
  return limpio ? Number(limpio) : null;
};

/** Degrees from the middle to the edge of the map. */
const BORDE = { lat: 90, lng: 180 } as const;

/** Why a coordinate can't be saved; `null` when it can, or is empty. */
function problemaDe(cual: 'lat' | 'lng', valor: string): string | null {
  const numero = grados(valor);
  if (numero === null) return null;
  if (!Number.isFinite(numero)) return 'Escribí un número, por ejemplo -34.603722.';
  return Math.abs(numero) > BORDE[cual] ? 'Ese número queda fuera del mapa.' : null;
}

/** The form as `saveProfile` takes it: a place only with both coordinates, the creator's part only for a creator. */
function entradaDe({ creador, ...persona }: Valores): unknown {
  if (persona.role !== 'creador') return { ...persona, creador: null };
  const lat = grados(creador.ubicacion.lat);
  const lng = grados(creador.ubicacion.lng);
  return {
    ...persona,
    creador: { ...creador, ubicacion: lat === null || lng === null ? null : { lat, lng } },
  };
}

/** Parses the form into what is saved. What was typed as a coordinate and is none is refused, not dropped. */
export const formularioSchema = z.custom<Valores>().transform((valores, ctx): PerfilDatos => {
  const malas = (['lat', 'lng'] as const).flatMap((cual) => {
    const mensaje = valores.role === 'creador' ? problemaDe(cual, valores.creador.ubicacion[cual]) : null;
    return mensaje ? [{ path: ['creador', 'ubicacion', cual], message: mensaje }] : [];
  });
  const leido = perfilDatosSchema.safeParse(entradaDe(valores), { error: enEspaniol });
  const otras = (leido.error?.issues ?? []).filter(
    ({ path }) => !malas.length || !path.includes('ubicacion'),
  );
  for (const { path, message } of [...otras, ...malas]) ctx.addIssue({ code: 'custom', path, message });
  return leido.success ? leido.data : z.NEVER;
});

/** Words for the limits that carry none of their own. */
const enEspaniol = ({ code, maximum }: { code?: string | undefined; maximum?: unknown }) =>
  code === 'too_big' ? `Hasta ${String(maximum)} caracteres.` : undefined;
