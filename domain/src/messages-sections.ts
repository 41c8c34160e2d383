// biome-ignore-all lint/performance/noBarrelFile: the names of a namespace; whoever uses one section is sent that one
export { detalle } from './messages-detalle.ts';
export { general } from './messages-general.ts';
export { imagen } from './messages-imagen.ts';
export { lista } from './messages-lista.ts';
export { pantalla } from './messages-pantalla.ts';
export { perfil } from './messages-perfil.ts';
export { post } from './messages-post.ts';
export { sesion } from './messages-sesion.ts';
export { signup } from './messages-signup.ts';
