/** People who look, search and like; they publish nothing. */
export const PERSONAS = [
  { username: 'caro.benitez', nombre: 'Carolina Benítez' },
  { username: 'juampi', nombre: 'Juan Pablo Ferreyra' },
  { username: 'luz_maria', nombre: 'Luz María Tévez' },
  { username: 'nico.sandoval', nombre: 'Nicolás Sandoval' },
  { username: 'flor.acosta', nombre: 'Florencia Acosta' },
  { username: 'el.turco', nombre: 'Karim Haddad' },
  { username: 'meli-rojas', nombre: 'Melina Rojas' },
  { username: 'tato87', nombre: 'Osvaldo Peralta' },
  { username: 'vicky.lobos', nombre: null },
  { username: 'abril.paz', nombre: 'Abril Paz' },
] as const;
