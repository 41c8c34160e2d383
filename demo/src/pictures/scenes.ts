import { cafe } from './scenes/cafe.ts';
import { calle } from './scenes/calle.ts';
import { cancha } from './scenes/cancha.ts';
import { cartel } from './scenes/cartel.ts';
import { ceramica } from './scenes/ceramica.ts';
import { cerveza } from './scenes/cerveza.ts';
import { cine } from './scenes/cine.ts';
import { ciudad } from './scenes/ciudad.ts';
import { escalada } from './scenes/escalada.ts';
import { escenario } from './scenes/escenario.ts';
import { escritorio } from './scenes/escritorio.ts';
import { fiesta } from './scenes/fiesta.ts';
import { globos } from './scenes/globos.ts';
import { guitarra } from './scenes/guitarra.ts';
import { corazon } from './scenes/heart.ts';
import { hojas } from './scenes/hojas.ts';
import { libros } from './scenes/libros.ts';
import { mar } from './scenes/mar.ts';
import { mesa } from './scenes/mesa.ts';
import { microfono } from './scenes/microfono.ts';
import { montania } from './scenes/montania.ts';
import { pan } from './scenes/pan.ts';
import { parrilla } from './scenes/parrilla.ts';
import { patio } from './scenes/patio.ts';
import { piano } from './scenes/piano.ts';
import { tango } from './scenes/tango.ts';
import { teatro } from './scenes/teatro.ts';
import { terraza } from './scenes/terraza.ts';
import { vinedo } from './scenes/vinedo.ts';
import { vinilo } from './scenes/vinilo.ts';
import { vino } from './scenes/vino.ts';
import { yoga } from './scenes/yoga.ts';
import type { Scene } from './strokes.ts';

/** Every scene by name; each gives endless variants, one a seed. */
export const SCENES = {
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
} satisfies Record<string, Scene>;
export type SceneName = keyof typeof SCENES;
