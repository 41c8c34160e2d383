import { expect, test } from 'vitest';
import { dateNamed } from './date-words.ts';

test.each([
  ['finde', 'finde', ''],
  ['Jazz este finde', 'finde', 'Jazz'],
  ['música el fin de semana en Rosario', 'finde', 'música en Rosario'],
  ['¿Qué hacer el finde?', 'finde', ''],
  ['que hay hoy', 'hoy', ''],
  ['planes para hoy con chicos', 'hoy', 'con chicos'],
  ['teatro, hoy', 'hoy', 'teatro,'],
  ['milonga MAÑANA', 'manana', 'milonga'],
  ['manana yoga', 'manana', 'yoga'],
  ['tango esta noche', 'hoy', 'tango'],
  ['tango hoy a la noche', 'hoy', 'tango'],
  ['yoga mañana por la mañana', 'manana', 'yoga'],
])('a search names a date: %s', (q, fecha, rest) => {
  expect(dateNamed(q)).toEqual({ fecha, rest });
});

test.each([
  'yoga a la mañana',
  'yoga por la mañana',
  'yoga de mañana',
  'escapada de fin de semana',
  'noticias de hoy',
  'pasado mañana',
  'esta mañana',
  'finde largo',
  'el finde que viene',
  'hoy y mañana',
  'noche de tango',
  'mañanita',
  'fin',
  '',
])('a search names no date: %s', (q) => {
  expect(dateNamed(q)).toBeNull();
});
