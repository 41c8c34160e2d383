export const incomplete = '⚠️ Por favor, completá todos los campos obligatorios';
export const error = '🥴 Error al registrarse. Intentá nuevamente.';
export const ok = '🎉 Usuario creado con éxito';
export const usernameTaken = 'Ese nombre de usuario ya está en uso.';
export const emailInUse =
  'No pudimos crear la cuenta con ese mail. Si ya tenés una, iniciá sesión; si olvidaste la contraseña, ahí podés pedir otra.';
export const closed =
  'Por ahora no se pueden crear cuentas nuevas. Si ya tenés una, entrá como siempre; si no, probá más tarde.';
export const missingEmail = 'Escribí tu mail.';
export const invalidEmail = 'Ese mail no parece válido.';
export const passwordTooShort = 'La contraseña necesita al menos 8 caracteres.';
export const terminos = 'Para registrarte tenés que aceptar los términos.';
