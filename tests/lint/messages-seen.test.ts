import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messages } from 'domain/messages/messages';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const DASHBOARD = 'dashboard-mf/src/features';

/** Every message of signing in, signing up, the lists and publishing, and a test that sees it shown. */
const SEEN: [message: string, where: string][] = [
  ['session.loading', 'kit/src/screen.test.tsx'],
  ['session.signing', 'shell/src/features/login/login.test.tsx'],
  ['session.loginError', 'tests/e2e/session.spec.ts'],
  ['session.loginOk', 'tests/e2e/session.spec.ts'],
  ['session.completeSignup', 'tests/e2e/perfil.spec.ts'],
  ['session.editPerfil', 'tests/e2e/perfil.spec.ts'],
  ['session.expired', 'tests/e2e/session.spec.ts'],
  ['session.closedElsewhere', 'tests/e2e/session.spec.ts'],
  ['session.noUserId', 'kit/src/data/read.test.ts'],
  ['session.leave', 'tests/e2e/session.spec.ts'],
  ['signup.incomplete', 'tests/e2e/signup.spec.ts'],
  ['signup.error', 'tests/e2e/signup.spec.ts'],
  ['signup.ok', 'tests/e2e/signup.spec.ts'],
  ['signup.usernameTaken', 'tests/e2e/signup.spec.ts'],
  ['username.reserved', 'functions/src/stranger.emu.test.ts'],
  ['username.file', 'functions/src/stranger.emu.test.ts'],
  ['username.ofVidriera', 'functions/src/stranger.emu.test.ts'],
  ['signup.emailInUse', 'tests/e2e/signup.spec.ts'],
  ['signup.invalidEmail', 'tests/e2e/signup.spec.ts'],
  ['signup.passwordTooShort', 'tests/e2e/signup.spec.ts'],
  ['signup.terminos', 'tests/e2e/signup.spec.ts'],
  ['list.notLoaded', 'tests/e2e/likes.spec.ts'],
  ['list.dataNotLoaded', 'tests/e2e/likes.spec.ts'],
  ['list.dataFailed', 'kit/src/data/read.test.ts'],
  ['list.empty.evento', 'tests/e2e/likes.spec.ts'],
  ['list.empty.promo', 'tests/e2e/likes.spec.ts'],
  ['list.empty.curso', 'tests/e2e/likes.spec.ts'],
  ['list.noPromos', 'tests/e2e/likes.spec.ts'],
  ['screens.likes', 'tests/e2e/session.spec.ts'],
  ['post.noUsuario', `${DASHBOARD}/agregar-post/agregar-post.test.tsx`],
  ['post.created', 'tests/e2e/publish.spec.ts'],
  ['post.updated', 'tests/e2e/editing.spec.ts'],
  ['post.saveFailed', `${DASHBOARD}/agregar-post/agregar-post.test.tsx`],
  ['post.loading', 'tests/e2e/editing.spec.ts'],
  ['post.remove', 'tests/e2e/editing.spec.ts'],
  ['post.notDeleted', 'tests/e2e/editing.spec.ts'],
  ['post.notYours', 'tests/e2e/editing.spec.ts'],
  ['post.changed', 'tests/e2e/editing.spec.ts'],
  ['post.alreadyGone', 'kit/src/data/data.emu.test.ts'],
  ['post.full', 'kit/src/data/data.emu.test.ts'],
  ['post.creadoresOnly', 'tests/e2e/publish.spec.ts'],
  ['post.fechasReversed', 'tests/e2e/publish.spec.ts'],
  ['post.missingFecha', 'tests/e2e/publish.spec.ts'],
  ['imagen.notAnImage', 'tests/e2e/publish.spec.ts'],
  ['general.noConnection', 'tests/e2e/publish.spec.ts'],
];

/** The catalogue's text of 'post.cargando'; made of parts, or none of its own, it has none. */
function wordsOf(message: string): unknown {
  return message
    .split('.')
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], messages);
}

test.each(SEEN)('%s is seen by %s', (message, where) => {
  const words = wordsOf(message);
  expect(words, 'is in the catalogue').toBeDefined();
  const code = readFileSync(join(ROOT, where), 'utf8');
  const named = new RegExp(`messages\\.${message.replaceAll('.', '\\.')}\\b`).test(code);
  expect(named || (typeof words === 'string' && code.includes(words)), `${where} looks for it`).toBe(true);
});

test('no message of a post goes unseen', () => {
  const here = (key: string) => SEEN.some(([message]) => message === `post.${key}`);
  const elsewhere =
    /^(missingTitulo|missingDescripcion|missingCategoria|missingRecurrencia|tituloTooLong|descripcionTooLong)$/;
  expect(Object.keys(messages.post).filter((key) => !here(key) && !elsewhere.test(key))).toEqual([]);
});
