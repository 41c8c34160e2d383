import { expect, it } from 'vitest';
import { csvOf } from '../csv/csv.ts';
import { tableOf } from './list-csv.tsx';
import { countsText, partyState, partyText, signalText } from './words.ts';

const party = (asked: number, held = asked) => ({ nonce: 'ana', nombre: 'Ana', asked, held });
const at = (door: string, arrived: number) => ({ [door]: { ana: { seq: 1, arrived } } });

it.each([
  [3, false, 'Sin señal: 3 por enviar.'],
  [0, false, 'Sin señal. Puede faltar lo que se marcó en otra puerta.'],
  [3, true, 'Enviando: 3 por enviar.'],
  [3, null, 'Enviando: 3 por enviar.'],
  [0, true, 'Todo enviado.'],
  [0, null, 'Conectando…'],
])('%i unsent with signal %s: %s', (unsent, signal, words) => {
  expect(signalText(unsent, signal)).toBe(words);
});

it('says how many of a party came, and where', () => {
  expect(partyState(at('yo', 3), party(4), 'yo')).toMatchObject({ own: 3, text: 'Adentro 3 de 4' });
  expect(partyState(at('sur', 1), party(1), 'yo')).toMatchObject({
    own: 0,
    text: 'Adentro, por otra puerta',
  });
  const both = { ...at('yo', 3), ...at('sur', 4) };
  expect(partyState(both, party(4), 'yo')).toMatchObject({
    isDouble: true,
    text: 'Doble: acá 3, en otra puerta 4',
  });
  expect(partyState(both, party(4), 'sur')).toMatchObject({
    isDouble: true,
    text: 'Doble: acá 4, en otra puerta 3',
  });
  expect(partyState(both, party(4), 'patio').text).toBe('Doble: 7 en otras puertas');
});

it('says seats, waiting ones too, and counts', () => {
  expect([party(2), party(3, 1), party(2, 0)].map(partyText)).toEqual([
    '2 lugares',
    '1 lugar, y espera 2 más',
    'Espera 2 lugares',
  ]);
  expect(countsText({ inside: 43, walkIns: 2, unlisted: 0, doubles: 5 }, 50)).toBe(
    '43 adentro · 50 lugares con reserva · 2 sin reserva · 5 dobles',
  );
});

it('a spreadsheet gets names and seats, and no formula', () => {
  const formulas = ['=1+1', '+1', '-1', '@A1', '\t=1', '\r=1', 'Ana; "Paz"'].map((nombre) => ({
    ...party(3, 1),
    nombre,
  }));
  const csv = csvOf(tableOf(formulas));
  expect(csv.startsWith('\uFEFF"Nombre";"Lugares";"En espera"\r\n')).toBe(true);
  expect(csv).toContain('"Ana; ""Paz""";"1";"2"');
  expect(csv).not.toMatch(/[;\n\uFEFF]"[=+\-@\t\r]/);
  expect(csv).not.toContain('ana'); // the nonce
});

it('says that somebody noted a party who helps no more', () => {
  expect(partyState(at('sur', 1), party(1), 'yo', true).text).toBe('Adentro, lo anotó quien ya no ayuda');
});
