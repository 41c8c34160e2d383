// biome-ignore-all lint/performance/noBarrelFile: the names of a namespace; a build gets only the texts
// that it uses
export * as claims from './claims.ts';
export * as codes from './codes.ts';
export * as complaints from './complaints.ts';
export * as desk from './desk.ts';
export * as detail from './detail.ts';
export * as door from './door.ts';
export * as fields from './fields.ts';
export * as following from './following.ts';
export * as general from './general.ts';
export * as imagen from './imagen.ts';
export * as letters from './letters.ts';
export * as limits from './limits.ts';
export * as list from './list.ts';
export * as orden from './orden.ts';
export * as perfil from './perfil.ts';
export * as post from './post.ts';
export * as redes from './redes.ts';
export * as rename from './rename.ts';
export * as requests from './requests.ts';
export * as screens from './screens.ts';
export * as seats from './seats.ts';
export * as session from './session.ts';
export * as signup from './signup.ts';
export * as stopPages from './stop-pages.ts';
export * as username from './username.ts';
