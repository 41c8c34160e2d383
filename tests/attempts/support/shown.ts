import { publicItemSchema } from '@vidriera/domain/item/wire-schema';
import { itemWritten } from '../../../functions/src/items/items/item-written.ts';
import { createApi } from '../../../functions/src/site/api/app.ts';
import { serve } from '../../../functions/src/testing/http.ts';
import { project } from '../../../functions/src/testing/project.ts';
import { isKind } from '../model/items.ts';
import { leadsTo, momentOf, textOf } from '../model/values.ts';
import { stored } from './firestore.ts';
import type { TakenAttempt } from './try.ts';
import { text } from './wire.ts';

const deps = project('attempts');

/** Whether its creator lets somebody see it now. */
function isOpen({ visibilidad, publicarDesde, publicarHasta }: TakenAttempt['fields']): boolean {
  const [from, to] = [momentOf(publicarDesde), momentOf(publicarHasta)];
  const now = deps.now().getTime();
  return (
    textOf(visibilidad) !== 'oculto' &&
    !(from !== undefined && from > now) &&
    !(to !== undefined && to <= now)
  );
}

export const serveApi = () =>
  serve(createApi({ ...deps, version: 'attempts', origin: 'https://vidriera.test' }));

/**
 * Checks an accepted item: its trigger lists it if its owner, by a reference of this database, is a creador and shows it to all, now.
 * The API answers with it by its contract, also if only its address leads to it, and with no hidden one.
 */
export async function checkShown(api: string, { path, fields }: TakenAttempt): Promise<void> {
  const [kind, id = ''] = path.split('/');
  if (!isKind(kind)) return;
  await itemWritten(deps, { tipo: kind, id, before: undefined });
  const owner = `user/${textOf(fields.uid)}`;
  const now = await stored([path, owner]);
  const isHere = leadsTo(fields.refUsuario, (there) => there === owner) === 'good';
  const hasPage = isHere && textOf(now.get(owner)?.role) === 'creador' && isOpen(fields);
  const meant = hasPage && textOf(fields.visibilidad ?? text('publico')) === 'publico';
  const visible = JSON.stringify(now.get(path)?.visible);
  if (visible !== JSON.stringify({ booleanValue: meant }))
    throw new Error(`${path} should be ${meant ? 'shown' : 'hidden'}: ${visible}`);
  const answer = await fetch(`${api}/api/items/${kind}/${encodeURIComponent(id)}`);
  if (answer.status !== (hasPage ? 200 : 404))
    throw new Error(`${path}: the API answers ${answer.status}, to be seen: ${hasPage}`);
  if (hasPage) publicItemSchema.parse(await answer.json());
}
