import { publicItemSchema } from '@vidriera/domain/item/wire-schema';
import { createApi } from '../../../functions/src/api/app.ts';
import { itemWritten } from '../../../functions/src/items/item-written.ts';
import { serve } from '../../../functions/src/testing/http.ts';
import { project } from '../../../functions/src/testing/project.ts';
import { isKind } from '../model/items.ts';
import { leadsTo, textOf } from '../model/values.ts';
import { stored } from './firestore.ts';
import type { TakenAttempt } from './try.ts';

const deps = project('attempts');

export const serveApi = () =>
  serve(createApi({ ...deps, version: 'attempts', origin: 'https://vidriera.test' }));

/**
 * Checks an accepted item: its trigger shows it if its owner, by a reference of this database, is a creador.
 * The API shows visible items by its contract, and no hidden ones.
 */
export async function checkShown(api: string, { path, fields }: TakenAttempt): Promise<void> {
  const [kind, id = ''] = path.split('/');
  if (!isKind(kind)) return;
  await itemWritten(deps, { tipo: kind, id, before: undefined });
  const owner = `user/${textOf(fields.uid)}`;
  const now = await stored([path, owner]);
  const isHere = leadsTo(fields.refUsuario, (there) => there === owner) === 'good';
  const meant = isHere && textOf(now.get(owner)?.role) === 'creador';
  const visible = JSON.stringify(now.get(path)?.visible);
  if (visible !== JSON.stringify({ booleanValue: meant }))
    throw new Error(`${path} should be ${meant ? 'shown' : 'hidden'}: ${visible}`);
  const answer = await fetch(`${api}/api/items/${kind}/${encodeURIComponent(id)}`);
  if (answer.status !== (meant ? 200 : 404))
    throw new Error(`${path}: the API answers ${answer.status}, shown: ${meant}`);
  if (meant) publicItemSchema.parse(await answer.json());
}
