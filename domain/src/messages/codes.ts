/** Signing in by a code that a letter brings. */
export const codes = {
  wrong: 'Ese código no es correcto o ya venció. Fijate que sea el del último mail, o pedí otro.',
  missingName: 'Escribí tu nombre.',
  noPassword: '¿No tenés contraseña? Cerrá sesión y pedí una en «¿Olvidaste tu contraseña?».',
  terms: 'Para seguir tenés que aceptar los términos.',
} as const;
