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
  embedCreadoresOnly: 'Para mostrar tu agenda en otro sitio necesitás un perfil de creador.',
} as const;
