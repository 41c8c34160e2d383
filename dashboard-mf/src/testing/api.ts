import { apiPaths } from '@vidriera/domain/api/api';
import type { CardOf } from '@vidriera/domain/item/wire-schema';
import { cardWith } from '@vidriera/domain/testing/items';
import type { Tipo } from '@vidriera/domain/values/ids';
import { vi } from 'vitest';

const card =
  <T extends Tipo>(tipo: T, overrides: object = {}) =>
  (titulo: string): CardOf<T> =>
    cardWith(tipo, { id: titulo.replaceAll(/\W/g, '') || 'i', titulo, ...overrides });
export const evento = card('evento');
export const curso = card('curso');
export const promo = card('promo');
export const link = card('link', { enlace: 'https://ejemplo.com/' });

const failure = (code: string) => ({ error: { code, message: 'No anda.', fields: [] } });

const unchanged = { [apiPaths.changed]: { ids: [], cursos: [], promos: [] } };

/** Stands in for the network: answers by address, by default without changes; other addresses fail with a 500. Returns the requests. */
export function api(responses: Record<string, unknown>): string[] {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(address);
    const answers: Record<string, unknown> = { ...unchanged, ...responses };
    if (address in answers) return Response.json(answers[address]);
    return Response.json(failure('internal'), { status: 500 });
  });
  return requests;
}
