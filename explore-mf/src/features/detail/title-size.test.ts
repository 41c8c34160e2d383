import { LIMITS } from '@vidriera/domain/values/limits';
import { expect, it } from 'vitest';
import { titleSize } from './title-size.ts';

it.each([
  ['Milonga del Día', 'l'],
  ['Muestra de fin de año del taller', 'l'],
  ['Concierto de la Sinfónica en el Parque Saavedra', 'm'],
  ['Electrofolclórico', 'm'],
  ['Electroencefalografistas unidos', 's'],
  ['a '.repeat(LIMITS.titulo / 2), 's'],
] as const)('«%s» is set in size %s', (titulo, size) => expect(titleSize(titulo)).toBe(size));
