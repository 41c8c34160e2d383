// biome-ignore-all lint/performance/noBarrelFile: the names of a namespace; whoever uses one section is sent that one
export { detail } from './messages-detail.ts';
export { general } from './messages-general.ts';
export { imagen } from './messages-image.ts';
export { list } from './messages-list.ts';
export { perfil } from './messages-perfil.ts';
export { post } from './messages-post.ts';
export { screens } from './messages-screens.ts';
export { session } from './messages-session.ts';
export { signup } from './messages-signup.ts';
export { username } from './messages-username.ts';
