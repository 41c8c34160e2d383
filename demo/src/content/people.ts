import type { PersonSeed } from './kinds.ts';

/** People who look, search and like; they publish nothing. */
export const PEOPLE: readonly PersonSeed[] = [
  { username: 'caro.benitez', nombre: 'Carolina Benítez', face: 'pelo-largo' },
  { username: 'juampi', nombre: 'Juan Pablo Ferreyra', face: 'pelo-corto' },
  { username: 'luz_maria', nombre: 'Luz María Tévez', face: 'pelo-largo' },
  { username: 'nico.sandoval', nombre: 'Nicolás Sandoval', face: null },
  { username: 'flor.acosta', nombre: 'Florencia Acosta', face: 'pelo-corto' },
  { username: 'el.turco', nombre: 'Karim Haddad', face: 'barba' },
  { username: 'meli-rojas', nombre: 'Melina Rojas', face: 'pelo-largo' },
  { username: 'tato87', nombre: 'Osvaldo Peralta', face: null },
  { username: 'vicky.lobos', nombre: null, face: 'pelo-largo' },
  { username: 'abril.paz', nombre: 'Abril Paz', face: 'pelo-largo' },
];
