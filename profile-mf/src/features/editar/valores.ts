import { perfilAFormulario } from 'domain/perfil-creador';
import type { PerfilDatos, Role } from 'domain/usuario';
import { perfilDatosSchema } from 'domain/usuario-schema';
import { z } from 'domain/zod';
import { coordenadas } from '../perfil/direccion.ts';
import type { PerfilGuardado } from '../perfil/leer-propio.ts';
import { leerUbicacion } from './leer-ubicacion.ts';

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
    /** Coordinates, or the address of a map, as typed or pasted. */
    ubicacion: string;
    url_imagenPortada: string;
  };
}

/** What the form starts with. */
export function valoresDe({ usuario, creador: perfil }: PerfilGuardado): Valores {
  const { creador, photo_url, role, ...textos } = perfilAFormulario(usuario, perfil);
  return {
    ...textos,
    photo_url: photo_url ?? '',
    role: role ?? '',
    creador: {
      descripcion: creador?.descripcion ?? '',
      direccion: creador?.direccion ?? '',
      ubicacion: creador?.ubicacion ? coordenadas(creador.ubicacion) : '',
      url_imagenPortada: creador?.url_imagenPortada ?? '',
    },
  };
}

/** The form as `saveProfile` takes it: the creator's part only for a creator. */
function entradaDe({ creador, ...persona }: Valores): unknown {
  if (persona.role !== 'creador') return { ...persona, creador: null };
  const lugar = leerUbicacion(creador.ubicacion);
  return { ...persona, creador: { ...creador, ubicacion: 'ubicacion' in lugar ? lugar.ubicacion : null } };
}

/** Parses the form into what is saved. What was typed as a place and is none is refused, not dropped. */
export const formularioSchema = z.custom<Valores>().transform((valores, ctx): PerfilDatos => {
  const leido = perfilDatosSchema.safeParse(entradaDe(valores), { error: enEspaniol });
  for (const { path, message } of leido.error?.issues ?? []) {
    ctx.addIssue({ code: 'custom', path, message });
  }
  const lugar = valores.role === 'creador' ? leerUbicacion(valores.creador.ubicacion) : null;
  if (lugar && 'problema' in lugar) {
    ctx.addIssue({ code: 'custom', path: ['creador', 'ubicacion'], message: lugar.problema });
  }
  return leido.success ? leido.data : z.NEVER;
});

/** Words for the limits that carry none of their own. */
const enEspaniol = ({ code, maximum }: { code?: string | undefined; maximum?: unknown }) =>
  code === 'too_big' ? `Hasta ${String(maximum)} caracteres.` : undefined;
