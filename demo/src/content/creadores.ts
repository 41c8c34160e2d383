import { barrotalvez } from './creadores/barrotalvez.ts';
import { cerroalto } from './creadores/cerroalto.ts';
import { danzasdelvalle } from './creadores/danzasdelvalle.ts';
import { donarosario } from './creadores/donarosario.ts';
import { elanden } from './creadores/elanden.ts';
import { elfarolibros } from './creadores/elfarolibros.ts';
import { elgalponcito } from './creadores/elgalponcito.ts';
import { escueladefuegos } from './creadores/escueladefuegos.ts';
import { estrellanorte } from './creadores/estrellanorte.ts';
import { idiomasenelpatio } from './creadores/idiomasenelpatio.ts';
import { laespiga } from './creadores/laespiga.ts';
import { lalumbre } from './creadores/lalumbre.ts';
import { larayuela } from './creadores/larayuela.ts';
import { latertulia } from './creadores/latertulia.ts';
import { manosdelbarrio } from './creadores/manosdelbarrio.ts';
import { milongadelsur } from './creadores/milongadelsur.ts';
import { nodo } from './creadores/nodo.ts';
import { olasur } from './creadores/olasur.ts';
import { presaviva } from './creadores/presaviva.ts';
import { raizyoga } from './creadores/raizyoga.ts';
import { refugiolenga } from './creadores/refugiolenga.ts';
import { sotanoazul } from './creadores/sotanoazul.ts';
import { vientopampero } from './creadores/vientopampero.ts';
import type { CreadorSeed } from './kinds.ts';

/** Every creator; the first ones make the small seed. */
export const CREADORES: readonly CreadorSeed[] = [
  milongadelsur,
  refugiolenga,
  laespiga,
  elgalponcito,
  presaviva,
  vientopampero,
  raizyoga,
  elfarolibros,
  danzasdelvalle,
  estrellanorte,
  idiomasenelpatio,
  cerroalto,
  elanden,
  lalumbre,
  barrotalvez,
  donarosario,
  larayuela,
  nodo,
  manosdelbarrio,
  sotanoazul,
  escueladefuegos,
  olasur,
  latertulia,
];
