import type { APIRequestContext } from '@playwright/test';
import { stored } from './backend.ts';

/** Calls a callable as a signed-in user. @throws on refusal */
export async function callAs<Answer = Record<string, unknown>>(
  request: APIRequestContext,
  token: string,
  name: string,
  data: object,
): Promise<Answer> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.post(`/fn/${name}`, { data: { data }, headers, timeout: 0 });
  if (!answer.ok()) throw new Error(`${name}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()).result;
}

/** Returns a user's notices, oldest first: 'cancelado Peña: reason'. */
export async function noticesOf(uid: string): Promise<string[]> {
  const { docs } = await stored.db.collection(`user/${uid}/notice`).orderBy('createdAt').get();
  return docs.map((doc) => {
    const [kind, titulo, aviso] = ['kind', 'titulo', 'aviso'].map((field) => doc.get(field));
    return `${kind} ${titulo}${aviso ? `: ${aviso}` : ''}`;
  });
}

/** Returns states and reasons of a user's notices by mail: 'waiting', 'dropped unverified'. */
export async function mailStatesOf(uid: string): Promise<string[]> {
  const { docs } = await stored.db.collection('mail').where('uid', '==', uid).get();
  return docs
    .filter((doc) => doc.get('letter.news') !== undefined)
    .map((doc) => [doc.get('state'), doc.get('reason')].filter(Boolean).join(' '))
    .sort();
}
