import type { PersonaSemilla } from './tipos.ts';

/** People who look, search and like; they publish nothing. */
export const PERSONAS: readonly PersonaSemilla[] = [
  { username: 'caro.benitez', nombre: 'Carolina Benítez', cara: 'pelo-largo' },
  { username: 'juampi', nombre: 'Juan Pablo Ferreyra', cara: 'pelo-corto' },
  { username: 'luz_maria', nombre: 'Luz María Tévez', cara: 'pelo-largo' },
  { username: 'nico.sandoval', nombre: 'Nicolás Sandoval', cara: null },
  { username: 'flor.acosta', nombre: 'Florencia Acosta', cara: 'pelo-corto' },
  { username: 'el.turco', nombre: 'Karim Haddad', cara: 'barba' },
  { username: 'meli-rojas', nombre: 'Melina Rojas', cara: 'pelo-largo' },
  { username: 'tato87', nombre: 'Osvaldo Peralta', cara: null },
  { username: 'vicky.lobos', nombre: null, cara: 'pelo-largo' },
  { username: 'abril.paz', nombre: 'Abril Paz', cara: 'pelo-largo' },
];
