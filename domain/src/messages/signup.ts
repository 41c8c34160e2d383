export const signup = {
  incomplete: '⚠️ Por favor, completá todos los campos obligatorios',
  error: '🥴 Error al registrarse. Intentá nuevamente.',
  ok: '🎉 Usuario creado con éxito',
  usernameTaken: 'Ese nombre de usuario ya está en uso.',
  emailInUse:
    'No pudimos crear la cuenta con ese mail. Si ya tenés una, iniciá sesión; si olvidaste la contraseña, ahí podés pedir otra.',
  missingEmail: 'Escribí tu mail.',
  invalidEmail: 'Ese mail no parece válido.',
  passwordTooShort: 'La contraseña necesita al menos 8 caracteres.',
  terminos: 'Para registrarte tenés que aceptar los términos.',
} as const;
