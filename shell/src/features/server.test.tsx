// @vitest-environment node

import { DEMO_FACTS } from '@vidriera/domain/testing/site';
import { createMemoryRouter, RouterProvider } from '@vidriera/router';
import { WithData } from '@vidriera/runtime/testing/with-data';
import { setServerFacts } from '@vidriera/session/config';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import Creador from './creador/creador.tsx';
import Landing from './landing/landing.tsx';
import LoginScreen from './login/login.tsx';
import SignupScreen from './signup/signup.tsx';
import Terms from './terms/terms.tsx';

setServerFacts(DEMO_FACTS);

const landing = {
  now: '2026-11-21T12:00',
  featured: { eventos: [], cursos: [], counts: { eventos: 250, promos: 12 } },
};

it.each<[string, ReactNode, unknown, string]>([
  ['/', <WithData of={Landing} key="1" />, landing, '+200'],
  [
    '/',
    <WithData of={Landing} key="2" />,
    { ...landing, featured: null },
    'No se pudieron cargar los datos.',
  ],
  ['/login', <LoginScreen key="3" />, null, 'Iniciá sesión'],
  ['/signup?username=ana', <SignupScreen key="4" />, null, 'value="ana"'],
  ['/creador', <WithData of={Creador} key="5" />, landing, '<span>tunombre</span>'],
  ['/terms', <Terms key="6" />, null, 'Términos'],
])('%s renders without a document, and without style attributes (CSP)', (path, element, data, words) => {
  const [pathname] = path.split('?');
  const router = createMemoryRouter([{ id: 'screen', path: pathname ?? '', element, loader: () => data }], {
    initialEntries: [path],
    hydrationData: { loaderData: { screen: data } },
  });
  const page = renderToString(<RouterProvider router={router} />);
  expect(page).toContain(words);
  expect(page).not.toContain('style=');
});
