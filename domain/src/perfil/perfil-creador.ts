import type { PerfilForm, Usuario } from '../usuario/schema.ts';
import type { PerfilCreador } from './schema.ts';

export const perfilToForm = (usuario: Usuario, creador: PerfilCreador | null) =>
  ({
    display_name: usuario.display_name ?? '',
    photo_url: usuario.photo_url,
    phone_number: usuario.phone_number ?? '',
    link_Instagram: usuario.link_Instagram ?? '',
    link_TikTok: usuario.link_TikTok ?? '',
    link_Wssp: usuario.link_Wssp ?? '',
    link_Facebook: usuario.link_Facebook ?? '',
    link_SitioWeb: usuario.link_SitioWeb ?? '',
    ...(usuario.role ? { role: usuario.role } : {}),
    creador: creador
      ? {
          descripcion: creador.descripcion,
          direccion: creador.direccion ?? '',
          localidad: usuario.localidad ?? '',
          ubicacion: creador.ubicacion,
          url_imagenPortada: creador.url_imagenPortada,
          estilo: creador.estilo,
        }
      : null,
  }) satisfies Partial<PerfilForm>;
