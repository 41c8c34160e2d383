import { expect, it } from 'vitest';
import { RECURRENCIAS } from './recurrencia.ts';
import { repeatMark, repeatText } from './regla-words.ts';

const ruled = (rule: string) => ({ fechaPeriodica: null, regla: `FREQ=${rule}` });

it.each([
  ['WEEKLY;BYDAY=MO,TH', 'Todos los lunes y jueves', 'TODOS LOS LUN Y JUE'],
  ['WEEKLY;BYDAY=SA,SU', 'Todos los sábados y domingos', 'TODOS LOS SÁB Y DOM'],
  ['WEEKLY;BYDAY=MO,WE,FR', 'Todos los lunes, miércoles y viernes', 'TODOS LOS LUN MIÉ Y VIE'],
  ['WEEKLY;BYDAY=MO,TU,WE,TH,FR', 'De lunes a viernes', 'DE LUN A VIE'],
  ['WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA,SU', 'Todos los días', 'TODOS LOS DÍAS'],
  ['WEEKLY;INTERVAL=2;BYDAY=FR', 'Viernes, cada dos semanas', 'CADA 2 SEMANAS VIE'],
  ['WEEKLY;INTERVAL=2;BYDAY=MO,TH', 'Lunes y jueves, cada dos semanas', 'CADA 2 SEMANAS LUN Y JUE'],
  ['WEEKLY;INTERVAL=2;BYDAY=TU,WE,TH', 'De martes a jueves, cada dos semanas', 'CADA 2 SEMANAS MAR A JUE'],
  ['MONTHLY;BYDAY=1FR', 'Primer viernes del mes', 'PRIMER VIE DEL MES'],
  ['MONTHLY;BYDAY=-1SU', 'Último domingo del mes', 'ÚLTIMO DOM DEL MES'],
])('%s reads ‘%s’, and ‘%s’ on a ticket', (rule, text, mark) => {
  expect(repeatText(ruled(rule))).toBe(text);
  const { over, numeral, beneath } = repeatMark(ruled(rule)) ?? { over: '', numeral: '', beneath: '' };
  expect([over, numeral, beneath].filter(Boolean).join(' ')).toBe(mark);
});

it('names the next date of every second week on a ticket', () => {
  const mark = (rule: string) => repeatMark(ruled(rule), '2026-12-04');
  expect(mark('WEEKLY;INTERVAL=2;BYDAY=TU,FR')).toEqual({
    over: 'CADA 2 SEMANAS',
    numeral: 'VIE',
    beneath: '4 DIC',
  });
  expect(mark('WEEKLY;BYDAY=TU,FR')?.beneath).toBe('Y VIE');
  expect(mark('MONTHLY;BYDAY=1FR')?.beneath).toBe('DEL MES');
});

it('keeps the texts of the weekly field', () => {
  for (const fechaPeriodica of RECURRENCIAS) expect(repeatText({ fechaPeriodica })).toBe(fechaPeriodica);
  expect(repeatMark({ fechaPeriodica: 'Todos los sábados' })).toEqual({
    over: 'TODOS LOS',
    numeral: 'SÁB',
    beneath: '',
  });
  expect(repeatText({ fechaPeriodica: null })).toBeNull();
});
