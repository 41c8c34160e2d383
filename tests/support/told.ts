import type { APIRequestContext } from '@playwright/test';
import { stored } from './backend.ts';

/** Calls a callable as a device of somebody would. @throws where it refuses */
export async function callAs<Answer = Record<string, unknown>>(
  request: APIRequestContext,
  token: string,
  name: string,
  data: object,
): Promise<Answer> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.post(`/fn/${name}`, { data: { data }, headers, timeout: 60_000 });
  if (!answer.ok()) throw new Error(`${name}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()).result;
}

/** Notices of somebody, oldest first: 'cancelado Peña: reason'. */
export async function noticesOf(uid: string): Promise<string[]> {
  const { docs } = await stored.db.collection(`user/${uid}/notice`).orderBy('createdAt').get();
  return docs.map((doc) => {
    const [kind, titulo, aviso] = ['kind', 'titulo', 'aviso'].map((field) => doc.get(field));
    return `${kind} ${titulo}${aviso ? `: ${aviso}` : ''}`;
  });
}

/** States of notices by letter to somebody, and why they were not sent: 'waiting', 'dropped unverified'. */
export async function mailStatesOf(uid: string): Promise<string[]> {
  const { docs } = await stored.db.collection('mail').where('uid', '==', uid).get();
  return docs
    .filter((doc) => doc.get('letter.news') !== undefined)
    .map((doc) => [doc.get('state'), doc.get('reason')].filter(Boolean).join(' '))
    .sort();
}
