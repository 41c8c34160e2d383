/** Signing up. */
export const signup = {
  incompleto: '⚠️ Por favor, completá todos los campos obligatorios',
  error: '🥴 Error al registrarse. Intentá nuevamente.',
  ok: '🎉 Usuario creado con éxito',
  usernameOcupado: 'Ese nombre de usuario ya está en uso.',
  emailEnUso: 'No pudimos crear la cuenta con ese mail. Si ya tenés una, iniciá sesión.',
  emailInvalido: 'Ese mail no parece válido.',
  passwordCorta: 'La contraseña necesita al menos 8 caracteres.',
  terminos: 'Para registrarte tenés que aceptar los términos.',
} as const;
