/** Titles and labels of screens. */
export const screens = {
  myPerfil: 'Mi perfil',
  likes: 'Likes del usuario',
  createNew: 'Crear nuevo',
  edit: 'Editar',
  duplicate: 'Duplicar',
  remove: 'Eliminar',
  info: 'Info',
  infoGeneral: 'Info. general',
  sections: {
    identity: 'Identidad',
    contact: 'Foto y contacto',
    redes: 'Redes',
    role: 'Rol',
    creador: 'Perfil de Creador',
  },
} as const;
