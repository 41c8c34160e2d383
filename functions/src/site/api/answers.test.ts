import { apiPaths } from '@vidriera/domain/api/api';
import { expect, it } from 'vitest';
import { ANSWERS } from './answers.ts';

it('apiPaths (domain/src/api/api.ts): names each address of the API', () => {
  const patterns = Object.values(apiPaths).map((path) =>
    decodeURIComponent(typeof path === 'string' ? path : path(':tipo', ':id')).replace(
      /(?<=perfiles\/|lugares\/):tipo/,
      ':name',
    ),
  );
  // Handled in routes.ts.
  const apart = ['/items/:tipo/:id/calendario.ics', '/salud'];
  const served = [...Object.keys(ANSWERS), ...apart].map((path) =>
    `/api${path}`.replace(/:(username|codigo)/, ':name'),
  );
  expect(served.toSorted(), 'add the address to apiPaths in domain/src/api/api.ts').toEqual(
    patterns.toSorted(),
  );
});
