import { partsOf, type Subject, subjectOf, subjectSchema } from '@vidriera/domain/held/subject-schema';
import { itemIdSchema, tipoSchema } from '@vidriera/domain/values/ids-schema';
import { readMessage } from '../../attend/seats/messages.ts';
import type { Deps } from '../../base/firestore/admin.ts';
import { ownerOf } from '../../base/firestore/owner.ts';
import { readItem } from '../../base/firestore/readable-items.ts';
import { refs } from '../../base/firestore/refs.ts';
import { readableOrNull } from '../../base/firestore/unreadable.ts';
import { personByUsername } from '../../base/people/by-username.ts';
import { readWhole, wholeOf } from '../../site/api/read/detail.ts';
import { readPerfil, readPerfilOf } from '../../site/api/read/profile.ts';

/** Something that exists here. `shown`: its public form, as JSON; `null` if visitors don't see it. */
export interface Thing {
  subject: Subject;
  creador: string;
  titulo: string;
  shown: string | null;
}

/** Finds what a page shows. @param of 'evento/0a1b', 'perfil/ana' @returns `null` if it does not exist */
export async function findThing(deps: Pick<Deps, 'db' | 'now'>, of: string): Promise<Thing | null> {
  const [kind, name = ''] = of.split('/');
  if (kind === 'perfil') return findPerson(deps, name);
  if (kind === 'mensaje') {
    const subject = subjectSchema.safeParse(`message/${name}`);
    return subject.success ? findMessage(deps, subject.data) : null;
  }
  const tipo = tipoSchema.safeParse(kind);
  const id = itemIdSchema.safeParse(name);
  if (!tipo.success || !id.success) return null;
  const [found, whole] = await Promise.all([
    refs.item(deps.db, tipo.data, id.data).get(),
    readWhole(deps, tipo.data, id.data),
  ]);
  const creador = found.exists ? ownerOf(found) : null;
  if (!creador) return null;
  return {
    subject: subjectOf(tipo.data, id.data),
    creador,
    titulo: String(found.get('titulo') ?? ''),
    shown: whole && JSON.stringify(whole.item),
  };
}

/** `shown` also while it is held: who has it in a letter may complain. */
async function findMessage({ db }: Pick<Deps, 'db'>, subject: Subject): Promise<Thing | null> {
  const message = readableOrNull(await refs.subject(db, subject).get(), readMessage);
  if (!message) return null;
  const { creador, titulo, text } = message;
  return { subject, creador, titulo, shown: JSON.stringify({ titulo, descripcion: text }) };
}

async function findPerson(deps: Pick<Deps, 'db' | 'now'>, username: string): Promise<Thing | null> {
  const [found, perfil] = await Promise.all([
    personByUsername(deps, username, ['username']),
    readPerfil(deps, username),
  ]);
  if (!found) return null;
  const { id: uid } = found;
  return {
    subject: subjectOf('user', uid),
    creador: uid,
    titulo: perfil?.nombre ?? username,
    shown: perfil && JSON.stringify(perfil),
  };
}

/**
 * Returns a thing by its document, with its public form also while nobody sees it; `null` for a missing item. An account may be missing: its
 * case asks.
 */
export async function thingOf(deps: Pick<Deps, 'db' | 'now'>, subject: Subject): Promise<Thing | null> {
  const { kind, id } = partsOf(subject);
  if (kind === 'user') {
    const perfil = await readPerfilOf(deps.db, id);
    return { subject, creador: id, titulo: perfil?.nombre ?? id, shown: perfil && JSON.stringify(perfil) };
  }
  if (kind === 'message') return findMessage(deps, subject);
  const found = await refs.item(deps.db, kind, id).get();
  const creador = found.exists ? ownerOf(found) : null;
  if (!creador) return null;
  const item = readItem(kind, found);
  const shown = item && JSON.stringify((await wholeOf(deps, kind, item)).item);
  return { subject, creador, titulo: String(found.get('titulo') ?? ''), shown };
}
