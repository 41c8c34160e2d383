// Signing in by a code that a letter brings.

export const wrong = 'Ese código no es correcto o ya venció. Fijate que sea el del último mail, o pedí otro.';
export const spent = 'Probaste tres veces y ese código ya no sirve. Pedí otro.';
/** To a page from before codes had eight numbers. */
export const reload = 'Hay una versión nueva: recargá la página y pedí el código de nuevo.';
export const missingName = 'Escribí tu nombre.';
export const noPassword = '¿No tenés contraseña? Cerrá sesión y pedí una en «¿Olvidaste tu contraseña?».';
export const terms = 'Para seguir tenés que aceptar los términos.';
