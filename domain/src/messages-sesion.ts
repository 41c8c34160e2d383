/** Signing in and out. */
export const sesion = {
  cargando: 'Cargando...',
  ingresando: 'Ingresando…',
  loginError: '🥴 Error al iniciar sesión. Revisá tu mail y contraseña.',
  loginOk: '😁 Inicio de sesión exitoso',
  completarRegistro: 'Iniciá sesión para completar tu registro',
  editarPerfil: 'Iniciá sesión para editar tu perfil',
  vencida: 'Tu sesión venció. Iniciá sesión de nuevo.',
  cerradaEnOtra: 'Cerraste la sesión en otra pestaña. Iniciá sesión para seguir.',
  sinUserId: 'No hay userId en localStorage',
  salir: '¿Cerrar sesión?',
} as const;
