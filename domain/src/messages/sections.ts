// biome-ignore-all lint/performance/noBarrelFile: the names of a namespace; a page gets only the sections
// that it uses
export { claims } from './claims.ts';
export { codes } from './codes.ts';
export { complaints } from './complaints.ts';
export { desk } from './desk.ts';
export { detail } from './detail.ts';
export { door } from './door.ts';
export { fields } from './fields.ts';
export { following } from './following.ts';
export { general } from './general.ts';
export { imagen } from './imagen.ts';
export { letters } from './letters.ts';
export { limits } from './limits.ts';
export { list } from './list.ts';
export { orden } from './orden.ts';
export { perfil } from './perfil.ts';
export { post } from './post.ts';
export { redes } from './redes.ts';
export { rename } from './rename.ts';
export { requests } from './requests.ts';
export { screens } from './screens.ts';
export { seats } from './seats.ts';
export { session } from './session.ts';
export { signup } from './signup.ts';
export { username } from './username.ts';
