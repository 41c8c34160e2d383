import { COPY_REGION, placeOf } from '@vidriera/domain/site/regions';
// @vitest-environment node

import { createHash } from 'node:crypto';
import { REASONS } from '@vidriera/domain/complaint/reasons';
import { DEMO_OPERATOR } from '@vidriera/domain/site/demo-operator';
import { KEPT_PAGES_HOURS, RETENTION_DAYS } from '@vidriera/domain/site/retention';
import { TERMS_VERSION } from '@vidriera/domain/site/terms';
import { DEMO_FACTS } from '@vidriera/domain/testing/site';
import { LEDGER_DAYS } from '@vidriera/domain/usuario/ledger';
import { LIMITS } from '@vidriera/domain/values/limits';
import { createMemoryRouter, RouterProvider } from '@vidriera/router';
import { setServerFacts } from '@vidriera/session/config';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DEVICE_STORAGE } from './device-storage.ts';
import Terms from './terms.tsx';

/** Returns the words of the page. */
function textOf(registry?: string): string {
  setServerFacts({ ...DEMO_FACTS, operator: { ...DEMO_FACTS.operator, registry } });
  const router = createMemoryRouter([{ path: '/terms', element: <Terms /> }], {
    initialEntries: ['/terms'],
  });
  const html = renderToString(<RouterProvider router={router} />);
  return html.replace(/<!-- -->|<[^>]*>/g, (tag) => (tag.startsWith('<!') ? '' : ' ')).replace(/\s+/g, ' ');
}
const text = textOf();

it('the terms have no gap, and name who runs the site', () => {
  expect(text).not.toMatch(/[[\]]|undefined|null/);
  const { VIDRIERA_LINK_HOST: _, ...shown } = DEMO_OPERATOR;
  for (const value of Object.values(shown)) expect(text).toContain(value);
  expect(text).not.toContain('Base inscripta');
  expect(textOf('EX-2026-1')).toContain('con el número EX-2026-1.');
  const [year, , day] = TERMS_VERSION.split('-');
  expect(text).toMatch(new RegExp(`Última actualización: ${Number(day)} de [a-z]+ de ${year}`));
});

it('other terms have a later date', () => {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  // For words that change nothing, replace the hash alone. Otherwise the date is later than the present one.
  expect(`${TERMS_VERSION} ${hash}`).toMatchInlineSnapshot(`"2026-12-05 58b6b0b43afb"`);
});

it('the privacy policy says how long the set-up and the functions keep data', () => {
  const { dailyBackup, weeklyBackup, deletedFiles, deletedExports, logs } = RETENTION_DAYS;
  const { seats, claims, notices, claimPrint, withdrawn, thumbnails } = RETENTION_DAYS;
  const periods = [
    `${dailyBackup} días las diarias y ${weeklyBackup} las de los domingos`,
    `Archivos borrados o reemplazados: ${deletedFiles} días`,
    `con una copia en ${placeOf(COPY_REGION)}: ${RETENTION_DAYS.exports + deletedExports} días`,
    `Registros técnicos: ${logs} días`,
    `si dejás de serlo: ${RETENTION_DAYS.keptPerfil} días más`,
    `hasta ${seats} días después de la fecha`,
    `hasta ${claims} días después de su último día`,
    `la ves ${withdrawn} días más`,
    `Avisos y mails que te mandamos: ${notices} días`,
    `Tu nombre de usuario, ${LIMITS.usernameKeptDays} días`,
    `identificador interno de tu cuenta, ${LEDGER_DAYS} días`,
    `o ${claimPrint} días si no tiene`,
    `hasta ${thumbnails * 24} horas`,
    `el motivo: ${RETENTION_DAYS.held} días`,
    `quien opera el sitio, ${RETENTION_DAYS.kept} días`,
  ];
  for (const words of periods) expect(text).toContain(words);
});

it('the terms name each reason, the appeal, the contact, and what browsers keep of something taken down', () => {
  for (const { label } of Object.values(REASONS)) expect(text).toContain(label);
  expect(text).toMatch(/apelar una vez, gratis/);
  expect(text).toContain(`para las autoridades es ${DEMO_OPERATOR.VIDRIERA_CONTACT}`);
  expect(text).toContain(
    `hasta ${RETENTION_DAYS.thumbnails * 24} horas, y una página hasta ${KEPT_PAGES_HOURS}`,
  );
});

it('the privacy policy names everything that a browser keeps', () => {
  for (const { keys, holds } of DEVICE_STORAGE) {
    expect(text).toContain(holds);
    for (const key of keys) expect(text).toContain(key);
  }
});
