import { messages } from '@vidriera/domain/messages/messages';
import { beforeEach, expect, test, vi } from 'vitest';
import { askConfirm } from '../messages/dialogs.ts';
import { askSeats } from '../requests/ask-seats.ts';
import { askToKeepPlaces, type SingleDay } from './keep-places.ts';

vi.mock('../messages/dialogs.ts', () => ({ askConfirm: vi.fn() }));
vi.mock('../requests/ask-seats.ts', () => ({ askSeats: vi.fn() }));

const day = (fechaExacta: string, more: Partial<SingleDay> = {}): SingleDay => ({
  fechaExacta,
  fechaFin: '',
  corrido: false,
  horaInicio: '21:00',
  ...more,
});
const [FRIDAY, SATURDAY] = ['2099-12-04', '2099-12-05'];
const asked = () => vi.mocked(askSeats).mock.calls.map(([question]) => question);
beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(askSeats).mockResolvedValue({ what: 'impact', down: { people: 3, orMore: false } } as never);
});

test('yes keeps the places on the new day', async () => {
  vi.mocked(askConfirm).mockResolvedValueOnce(true);
  expect(await askToKeepPlaces('e1', day(FRIDAY), day(SATURDAY))).toBe(true);
  expect(vi.mocked(askConfirm).mock.calls[0]?.[0]).toMatch(
    /^3 personas se anotaron\. ¿Les guardamos el lugar para el sábado 5 de diciembre.*, 21:00\?$/,
  );
  expect(asked().at(-1)).toEqual({ what: 'keep', evento: 'e1', fecha: FRIDAY, to: SATURDAY });
});

test('no says what happens, and then ends the places or leads back', async () => {
  vi.mocked(askConfirm).mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  expect(await askToKeepPlaces('e1', day(FRIDAY), day(SATURDAY))).toBe(true);
  expect(vi.mocked(askConfirm).mock.calls[1]?.[0]).toBe(messages.seats.freePlaces);
  expect(asked().at(-1)).toEqual({ what: 'keep', evento: 'e1', fecha: FRIDAY, to: null });
  vi.mocked(askConfirm).mockResolvedValue(false);
  vi.mocked(askSeats).mockClear();
  expect(await askToKeepPlaces('e1', day(FRIDAY), day(SATURDAY))).toBe(false);
  expect(
    asked().map(({ what }) => what),
    'nothing is told',
  ).toEqual(['impact']);
});

test.each([
  ['the same day', day(FRIDAY), day(FRIDAY, { horaInicio: '22:00' })],
  ['a day that is over', day('2020-01-03'), day(SATURDAY)],
  ['to a day that is over', day(FRIDAY), day('2020-01-03')],
  ['several days', day(FRIDAY, { fechaFin: '2099-12-06' }), day(SATURDAY)],
  ['no date any more', day(FRIDAY), day('')],
])('%s: nothing is asked', async (_, was, is) => {
  expect(await askToKeepPlaces('e1', was, is)).toBe(true);
  expect(askSeats).not.toHaveBeenCalled();
});

test('without guests nothing is asked', async () => {
  vi.mocked(askSeats).mockResolvedValue({ what: 'impact', down: { people: 0, orMore: false } } as never);
  expect(await askToKeepPlaces('e1', day(FRIDAY), day(SATURDAY))).toBe(true);
  expect(askConfirm).not.toHaveBeenCalled();
});
