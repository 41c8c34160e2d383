import { cafe } from './escenas/cafe.ts';
import { calle } from './escenas/calle.ts';
import { cancha } from './escenas/cancha.ts';
import { cartel } from './escenas/cartel.ts';
import { ceramica } from './escenas/ceramica.ts';
import { cerveza } from './escenas/cerveza.ts';
import { cine } from './escenas/cine.ts';
import { ciudad } from './escenas/ciudad.ts';
import { corazon } from './escenas/corazon.ts';
import { escalada } from './escenas/escalada.ts';
import { escenario } from './escenas/escenario.ts';
import { escritorio } from './escenas/escritorio.ts';
import { fiesta } from './escenas/fiesta.ts';
import { globos } from './escenas/globos.ts';
import { guitarra } from './escenas/guitarra.ts';
import { hojas } from './escenas/hojas.ts';
import { libros } from './escenas/libros.ts';
import { mar } from './escenas/mar.ts';
import { mesa } from './escenas/mesa.ts';
import { microfono } from './escenas/microfono.ts';
import { montania } from './escenas/montania.ts';
import { pan } from './escenas/pan.ts';
import { parrilla } from './escenas/parrilla.ts';
import { patio } from './escenas/patio.ts';
import { piano } from './escenas/piano.ts';
import { tango } from './escenas/tango.ts';
import { teatro } from './escenas/teatro.ts';
import { terraza } from './escenas/terraza.ts';
import { vinedo } from './escenas/vinedo.ts';
import { vinilo } from './escenas/vinilo.ts';
import { vino } from './escenas/vino.ts';
import { yoga } from './escenas/yoga.ts';
import type { Escena } from './trazos.ts';

/** Every scene by name; each gives endless variants, one a seed. */
export const ESCENAS = {
  escenario,
  terraza,
  patio,
  tango,
  fiesta,
  teatro,
  cine,
  microfono,
  ciudad,
  montania,
  mar,
  vinedo,
  calle,
  cancha,
  escalada,
  yoga,
  cafe,
  pan,
  mesa,
  libros,
  ceramica,
  escritorio,
  cerveza,
  vino,
  parrilla,
  hojas,
  guitarra,
  vinilo,
  piano,
  cartel,
  globos,
  corazon,
} satisfies Record<string, Escena>;
export type NombreEscena = keyof typeof ESCENAS;
