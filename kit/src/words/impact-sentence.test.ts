import { Failure } from '@vidriera/domain/failure';
import { itemIdSchema } from '@vidriera/domain/values/ids-schema';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from '../requests/callable.ts';
import { impactSentence, impactText } from './impact-sentence.ts';

vi.mock('../requests/callable.ts', () => ({ call: vi.fn() }));
beforeEach(() => {
  vi.mocked(call).mockReset();
});
afterEach(() => {
  vi.useRealTimers();
});

const some = (people: number, orMore = false) => ({ people, orMore });
const SIGNED_IN = { signedIn: true };
const id = itemIdSchema.parse('e1');

describe('impactText', () => {
  it.each([
    ['evento', some(0), some(0), ''],
    ['evento', some(1), some(0), 'Hay 1 persona anotada: le avisamos acá y por mail que se canceló.'],
    ['evento', some(7), some(0), 'Hay 7 personas anotadas: les avisamos acá y por mail que se canceló.'],
    [
      'promo',
      some(0),
      some(1),
      'Hay 1 persona con esta promo sin usar: le avisamos acá y por mail que ya no vale.',
    ],
    [
      'account',
      some(500, true),
      some(2),
      'Hay al menos 500 personas anotadas en tus eventos: les avisamos acá y por mail que se canceló. Hay 2 personas con promos tuyas sin usar: les avisamos acá y por mail que ya no valen.',
    ],
    [
      'role',
      some(3),
      some(0),
      'Hay 3 personas anotadas en tus eventos: les avisamos acá y por mail que se canceló. Si volvés a ser creador, esos lugares no vuelven.',
    ],
  ] as const)('%s with %j and %j', (ending, down, claims, text) => {
    expect(impactText(ending, { down, claims })).toBe(text);
  });
});

describe('impactSentence', () => {
  it('asks for one item, or for all', async () => {
    vi.mocked(call).mockResolvedValue({ what: 'impact', down: some(2), claims: some(0) } as never);
    expect(await impactSentence('evento', id)).toMatch(/^Hay 2 personas anotadas:/);
    expect(call).toHaveBeenLastCalledWith(
      'seats',
      { what: 'impact', item: { tipo: 'evento', id } },
      SIGNED_IN,
    );
    expect(await impactSentence('role')).toMatch(/en tus eventos/);
    expect(call).toHaveBeenLastCalledWith('seats', { what: 'impact', item: null }, SIGNED_IN);
  });

  it('says that the number is unknown if the server does not answer', async () => {
    vi.mocked(call).mockRejectedValue(new Failure('no-connection', 'Sin conexión'));
    expect(await impactSentence('promo', id)).toMatch(/^No pudimos ver si alguien la tiene sin usar\./);
    expect(await impactSentence('account')).toMatch(/^No pudimos ver/);
  });

  it('times out', async () => {
    vi.useFakeTimers();
    vi.mocked(call).mockReturnValue(new Promise(() => undefined));
    const note = impactSentence('evento', id);
    await vi.advanceTimersByTimeAsync(8000);
    expect(await note).toMatch(/^No pudimos ver/);
  });
});
