import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiPaths, PERFIL_TABS } from '@vidriera/domain/api/api';
import { pageSchema } from '@vidriera/domain/api/schema';
import { addDays, diaOf } from '@vidriera/domain/values/fecha';
import { TIPOS, type TipoAgenda } from '@vidriera/domain/values/ids';
import { buildAll } from '../build/build.ts';
import { parseFlags } from '../cli/flags.ts';
import { CACHE, ROOT } from '../cli/paths.ts';
import { step } from '../cli/steps.ts';
import { UserError } from '../cli/user-error.ts';
import type { Shutdown } from '../process/shutdown.ts';
import { composeScreenshots, installPicture } from '../screenshots/compose.ts';
import { phoneFonts } from '../screenshots/phone-fonts.ts';
import { shotName, takeScreenshots } from '../screenshots/shoot.ts';
import { seedDemo } from '../stack/demo.ts';
import { waitForPage } from '../stack/wait-for-page.ts';
import { withStack } from '../stack/with-stack.ts';
import { ensureChromium } from '../testing/ensure-chromium.ts';

const HELP = `npm run screenshots

Takes screenshots of the main screens and dialogs at 360, 768 and 1280 px, light and dark, with demo data, in .cache/screenshots, and
composes docs/screenshots/readme.webp and the manifest's pictures (shell/public) from them.`;

const TABS = PERFIL_TABS.filter((tab) => tab !== 'info');

/** In order. */
const README = ['landing', 'perfil-publico', 'explore', 'evento'];
/** For the dialog that installs the site (shell/public/manifest.webmanifest). */
const INSTALL = [
  ['explore', 360],
  ['evento', 360],
  ['explore', 1280],
] as const;

export async function screenshots(args: string[], { signal }: Shutdown): Promise<number> {
  parseFlags('screenshots', args, {}, HELP);
  const executablePath = await ensureChromium(signal);
  const fonts = await phoneFonts(signal);
  await buildAll(signal);
  const folder = join(CACHE, 'screenshots');
  await withStack({ name: `shots-${process.pid}`, signal }, async (stack) => {
    const accounts = await seedDemo(stack, console.log);
    const account = accounts.find(({ role }) => role === 'creador');
    if (!account) throw new UserError('The demonstration has no creator account for the screenshots.');
    const origin = stack.env.VIDRIERA_ORIGIN ?? '';
    await waitForPage(origin, signal);
    const open = {
      landing: '/',
      explore: '/explore',
      'explore-sin-resultados': '/explore?q=zzzz',
      evento: await firstItemPath(origin, 'evento'),
      curso: await firstItemPath(origin, 'curso'),
      promo: await firstItemPath(origin, 'promo'),
      'perfil-publico': `/${account.username}`,
      ...Object.fromEntries(TABS.map((tab) => [`perfil-publico-${tab}`, `/${account.username}?tab=${tab}`])),
      'perfil-no-encontrado': '/nadie-con-este-nombre',
      'no-encontrada': '/a/b/c',
      creador: '/creador',
      terms: '/terms',
      login: '/login',
      signup: '/signup',
      'ventana-compartir': { at: await firstItemPath(origin, 'evento'), press: [/^Compartir$/] },
      'ventana-calendario': { at: await firstItemPath(origin, 'evento'), press: [/^Agregar al calendario$/] },
      'ventana-qr': { at: `/${account.username}`, press: [/^Compartir$/, /^Código QR$/] },
      'ventana-me-gusta': { at: await firstItemPath(origin, 'evento'), press: [/^Me gusta/] },
    };
    const signedIn = {
      all: '/all',
      eventos: '/eventos',
      cursos: '/cursos',
      promos: '/promos',
      likes: '/likes',
      ...Object.fromEntries(TIPOS.map((tipo) => [`agregar-${tipo}`, `/agregar-post?tipo=${tipo}`])),
      perfil: '/perfil',
      'perfil-editar': '/perfil/editar',
      key: '/admin/cambiar-contrasena',
      'ventana-menu': { at: '/perfil?tab=links', press: [/^Opciones de/] },
      'ventana-eliminar': { at: '/perfil?tab=links', press: [/^Opciones de/, /^Eliminar$/] },
      'ventana-cuenta': { at: '/all', press: [/^Tu cuenta$/] },
      'ventana-cerrar-sesion': { at: '/all', press: [/^Tu cuenta$/, /^Cerrar sesión$/] },
      'ventana-eliminar-cuenta': { at: '/perfil/editar', press: [/^Cuenta/, /^Eliminar mi cuenta$/] },
    };
    await step('Taking the screenshots', () =>
      takeScreenshots({ origin, executablePath, folder, fonts, account, open, signedIn }),
    );
  });
  const target = join(ROOT, 'docs/screenshots');
  mkdirSync(target, { recursive: true });
  const files = README.map((name) => shotName(name, 360, 'light'));
  writeFileSync(join(target, 'readme.webp'), await composeScreenshots(folder, files));
  for (const [name, width] of INSTALL) {
    const picture = await installPicture(join(folder, shotName(name, width, 'light')), width);
    writeFileSync(join(ROOT, `shell/public/screenshot-${name}-${width}.webp`), picture);
  }
  console.log(
    `docs/screenshots/readme.webp and the manifest’s pictures are updated; all screens are in ${folder}.`,
  );
  return 0;
}

/** Returns the address of the first item of a type in explore; for events, of tomorrow: one that has begun goes into no calendar. */
async function firstItemPath(origin: string, tipo: TipoAgenda): Promise<string> {
  const when = tipo === 'evento' ? `&desde=${addDays(diaOf(new Date()), 1)}` : '';
  const answer = await fetch(`${origin}${apiPaths.explore}?tipo=${tipo}&limit=1${when}`);
  return `/explore/${tipo}/${pageSchema.parse(await answer.json()).items[0]?.id ?? ''}`;
}
