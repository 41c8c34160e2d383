export const session = {
  signing: 'Ingresando…',
  loginError: '🥴 Error al iniciar sesión. Revisá tu mail y contraseña.',
  loginOk: '😁 Inicio de sesión exitoso',
  completeSignup: 'Iniciá sesión para completar tu registro',
  editPerfil: 'Iniciá sesión para editar tu perfil',
  tooManyAttempts: 'Hubo demasiados intentos. Esperá unos minutos y probá de nuevo.',
  expired: 'Tu sesión venció. Iniciá sesión de nuevo.',
  /** @param until 'hasta el 5 de diciembre de 2026' */
  suspended: (until: string) =>
    `Tu cuenta está suspendida ${until}. Podés ver por qué, y apelar, en Vidriera.`,
  closedElsewhere: 'Cerraste la sesión en otra pestaña. Iniciá sesión para seguir.',
  noUserId: 'No hay userId en localStorage',
  leave: '¿Cerrar sesión?',
} as const;
