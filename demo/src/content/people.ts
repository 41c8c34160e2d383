import type { PersonSeed } from './kinds.ts';

/** People without items: they search and like. */
export const PEOPLE: readonly PersonSeed[] = [
  { username: 'caro.benitez', nombre: 'Carolina Benítez', photo: true },
  { username: 'juampi', nombre: 'Juan Pablo Ferreyra', photo: true },
  { username: 'luz_maria', nombre: 'Luz María Tévez', photo: true },
  { username: 'nico.sandoval', nombre: 'Nicolás Sandoval', photo: false },
  { username: 'flor.acosta', nombre: 'Florencia Acosta', photo: true },
  { username: 'el.turco', nombre: 'Karim Haddad', photo: true },
  { username: 'meli-rojas', nombre: 'Melina Rojas', photo: true },
  { username: 'tato87', nombre: 'Osvaldo Peralta', photo: false },
  { username: 'vicky.lobos', nombre: null, photo: true },
  { username: 'abril.paz', nombre: 'Abril Paz', photo: true },
];
