/** Titles and labels of screens. */
export const pantalla = {
  miPerfil: 'Mi perfil',
  likes: 'Likes del usuario',
  crearNuevo: 'Crear nuevo',
  editar: 'Editar',
  duplicar: 'Duplicar',
  eliminar: 'Eliminar',
  info: 'Info',
  infoGeneral: 'Info. general',
  secciones: {
    identidad: 'Identidad',
    contacto: 'Foto y contacto',
    redes: 'Redes',
    rol: 'Rol',
    creador: 'Perfil de Creador',
  },
} as const;
