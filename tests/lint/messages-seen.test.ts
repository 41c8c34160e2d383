import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mensajes } from 'domain/messages';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const DASHBOARD = 'dashboard-mf/src/features';

/** Every message of signing in, signing up, the lists and publishing, and a test that sees it shown. */
const SEEN: [message: string, where: string][] = [
  ['sesion.cargando', 'kit/src/screen.test.tsx'],
  ['sesion.ingresando', 'shell/src/features/login/login.test.tsx'],
  ['sesion.loginError', 'tests/e2e/sesion.spec.ts'],
  ['sesion.loginOk', 'tests/e2e/sesion.spec.ts'],
  ['sesion.completarRegistro', 'tests/e2e/perfil.spec.ts'],
  ['sesion.editarPerfil', 'tests/e2e/perfil.spec.ts'],
  ['sesion.vencida', 'tests/e2e/sesion.spec.ts'],
  ['sesion.cerradaEnOtra', 'tests/e2e/sesion.spec.ts'],
  ['sesion.sinUserId', 'kit/src/datos/leer.test.ts'],
  ['sesion.salir', 'tests/e2e/sesion.spec.ts'],
  ['signup.incompleto', 'tests/e2e/registro.spec.ts'],
  ['signup.error', 'tests/e2e/registro.spec.ts'],
  ['signup.ok', 'tests/e2e/registro.spec.ts'],
  ['signup.usernameOcupado', 'tests/e2e/registro.spec.ts'],
  ['signup.emailEnUso', 'tests/e2e/registro.spec.ts'],
  ['signup.emailInvalido', 'tests/e2e/registro.spec.ts'],
  ['signup.passwordCorta', 'tests/e2e/registro.spec.ts'],
  ['signup.terminos', 'tests/e2e/registro.spec.ts'],
  ['lista.noCargo', 'tests/e2e/me-gusta.spec.ts'],
  ['lista.noCargaronDatos', 'tests/e2e/me-gusta.spec.ts'],
  ['lista.errorDatos', 'kit/src/datos/leer.test.ts'],
  ['lista.vacia.evento', 'tests/e2e/me-gusta.spec.ts'],
  ['lista.vacia.promo', 'tests/e2e/me-gusta.spec.ts'],
  ['lista.vacia.curso', 'tests/e2e/me-gusta.spec.ts'],
  ['lista.sinPromos', 'tests/e2e/me-gusta.spec.ts'],
  ['pantalla.likes', 'tests/e2e/sesion.spec.ts'],
  ['post.sinUsuario', `${DASHBOARD}/agregar-post/agregar-post.test.tsx`],
  ['post.creado', 'tests/e2e/publicar.spec.ts'],
  ['post.actualizado', 'tests/e2e/editar.spec.ts'],
  ['post.errorGuardar', `${DASHBOARD}/agregar-post/agregar-post.test.tsx`],
  ['post.cargando', 'tests/e2e/editar.spec.ts'],
  ['post.eliminar', 'tests/e2e/editar.spec.ts'],
  ['post.noElimino', 'tests/e2e/editar.spec.ts'],
  ['post.noEsTuyo', 'tests/e2e/editar.spec.ts'],
  ['post.cambiado', 'tests/e2e/editar.spec.ts'],
  ['post.yaNoExiste', 'kit/src/datos/datos.emu.test.ts'],
  ['post.soloCreadores', 'tests/e2e/publicar.spec.ts'],
  ['post.fechasAlReves', 'tests/e2e/publicar.spec.ts'],
  ['post.faltaFecha', 'tests/e2e/publicar.spec.ts'],
  ['imagen.noEsImagen', 'tests/e2e/publicar.spec.ts'],
  ['general.sinConexion', 'tests/e2e/publicar.spec.ts'],
];

/** The catalogue's text of 'post.cargando'; made of parts, or none of its own, it has none. */
function wordsOf(message: string): unknown {
  return message
    .split('.')
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], mensajes);
}

test.each(SEEN)('%s is seen by %s', (message, where) => {
  const words = wordsOf(message);
  expect(words, 'is in the catalogue').toBeDefined();
  const code = readFileSync(join(ROOT, where), 'utf8');
  const named = new RegExp(`mensajes\\.${message.replaceAll('.', '\\.')}\\b`).test(code);
  expect(named || (typeof words === 'string' && code.includes(words)), `${where} looks for it`).toBe(true);
});

test('no message of a post goes unseen', () => {
  const here = (key: string) => SEEN.some(([message]) => message === `post.${key}`);
  const elsewhere =
    /^(faltaTitulo|faltaDescripcion|faltaCategoria|faltaRecurrencia|tituloLargo|descripcionLarga)$/;
  expect(Object.keys(mensajes.post).filter((key) => !here(key) && !elsewhere.test(key))).toEqual([]);
});
