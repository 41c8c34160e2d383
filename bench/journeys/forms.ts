import { PASSWORD, signedInAt } from '../../tests/support/accounts.ts';
import type { Journey, JourneyContext } from './journey.ts';
import { type JourneyFigures, newPhone, type Phone } from './phone.ts';

/** Shorter than anybody needs to type an address and a password. */
const TYPING_MS = 2000;
/** The busy state of a form's button. */
const ANSWER = { name: 'the button answers', selector: 'button[type="submit"][aria-busy="true"]' };

/**
 * A journey that writes, with a new account. Its floor is one request with the same bytes, without scripts.
 */
const writer = (
  name: string,
  as: 'creador' | 'personal' | null,
  go: (phone: Phone, username: string) => Promise<JourneyFigures>,
): Journey => ({
  name,
  run: async ({ browser, cdn, newcomer }: JourneyContext) => {
    const person = await newcomer(as ?? 'personal');
    const phone = await newPhone(browser, cdn.origin, as ? await signedInAt(cdn.origin, person) : undefined);
    try {
      const figures = await go(phone, person.username);
      return { [name]: { ...figures, floor: await phone.exchange(figures) } };
    } finally {
      await phone.close();
    }
  },
});

const login = writer('login → /all', null, async (phone, username) => {
  const page = await phone.stand('/login');
  await page.getByLabel('Mail').fill(`${username}@ejemplo.com.ar`);
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.waitForTimeout(TYPING_MS);
  return phone.press(
    () => page.getByRole('button', { name: 'Ingresar' }).tap(),
    [ANSWER, { name: 'content', path: '/all', selector: 'main article' }],
  );
});

const signup = writer('sign-up → /complete-signup', null, async (phone, username) => {
  const page = await phone.stand('/signup');
  const other = `${username}b`;
  await page.getByLabel('Nombre de usuario').fill(other);
  await page.getByLabel('Mail').fill(`${other}@ejemplo.com.ar`);
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByLabel(/Acepto los/).check();
  await page.getByText('¡Está libre!').waitFor();
  return phone.press(
    () => page.getByRole('button', { name: 'Crear mi cuenta' }).tap(),
    [ANSWER, { name: 'content', path: '/complete-signup', selector: 'main form input' }],
  );
});

const save = writer('a profile saved → /all', 'personal', async (phone) => {
  const page = await phone.stand('/perfil/editar');
  await page.getByLabel('Instagram (opcional)').fill('@elpatio');
  await page.waitForTimeout(1000);
  return phone.press(
    () => page.getByRole('button', { name: 'Guardar cambios' }).tap(),
    [ANSWER, { name: 'content', path: '/all', selector: 'main article' }],
  );
});

const heart = writer('a heart pressed', 'personal', async (phone) => {
  const page = await phone.stand('/eventos');
  const first = page.locator('main article button[aria-pressed]:enabled').first();
  await first.waitFor();
  return phone.press(
    () => first.tap(),
    [{ name: 'drawn pressed', selector: 'main article button[aria-pressed="true"]' }],
  );
});

export const formJourneys = [login, signup, save, heart];
