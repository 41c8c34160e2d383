export const screens = {
  myPerfil: 'Mi perfil',
  duplicate: 'Duplicar',
  remove: 'Eliminar',
  sections: {
    identity: 'Identidad',
    contact: 'Foto y contacto',
    redes: 'Redes',
    role: 'Rol',
    creador: 'Perfil de Creador',
  },
  figuresCreadoresOnly: 'Para ver estadísticas necesitás un perfil de creador.',
} as const;
