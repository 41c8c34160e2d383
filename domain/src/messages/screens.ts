export const myPerfil = 'Mi perfil';
export const duplicate = 'Duplicar';
export const nowShown = 'Quedó a la vista.';
export const nowHidden = 'Quedó oculto: solo vos lo ves.';
export const remove = 'Eliminar';
export const sections = {
  identity: 'Identidad',
  contact: 'Foto y contacto',
  redes: 'Redes',
  role: 'Rol',
  creador: 'Perfil de Creador',
};
export const figuresCreadoresOnly = 'Para ver estadísticas necesitás un perfil de creador.';
