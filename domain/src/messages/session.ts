export const session = {
  signing: 'Ingresando…',
  loginError: '🥴 Error al iniciar sesión. Revisá tu mail y contraseña.',
  loginOk: '😁 Inicio de sesión exitoso',
  completeSignup: 'Iniciá sesión para completar tu registro',
  editPerfil: 'Iniciá sesión para editar tu perfil',
  tooManyAttempts: 'Hubo demasiados intentos. Esperá unos minutos y probá de nuevo.',
  expired: 'Tu sesión venció. Iniciá sesión de nuevo.',
  closedElsewhere: 'Cerraste la sesión en otra pestaña. Iniciá sesión para seguir.',
  noUserId: 'No hay userId en localStorage',
  leave: '¿Cerrar sesión?',
} as const;
