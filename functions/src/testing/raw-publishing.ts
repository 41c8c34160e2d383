import { createHash } from 'node:crypto';
import type { Tipo } from '@vidriera/domain/values/ids';

const NAME = /^projects\/([^/]+)\//;

const address = (project: string, path: string): string =>
  `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/projects/${project}/databases/(default)/documents/${path
    .split('/')
    .map(encodeURIComponent)
    .join('/')}`;

/** Returns a reference in REST form: the Admin SDK can't write one to another project. */
export const rawReference = (project: string, path: string) => ({
  referenceValue: `projects/${project}/databases/(default)/documents/${path}`,
});

/** Sets a field to a value in REST form, past the rules. */
export async function putRaw(ref: { formattedName?: string; path: string }, field: string, value: unknown) {
  const project = NAME.exec(ref.formattedName ?? '')?.[1] ?? '';
  const answer = await fetch(`${address(project, ref.path)}?updateMask.fieldPaths=${field}`, {
    method: 'PATCH',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ fields: { [field]: value } }),
  });
  if (!answer.ok) throw new Error(`The emulator answered ${answer.status}: ${await answer.text()}`);
}

const PROJECT = process.env.GCLOUD_PROJECT ?? '';
const DOCUMENTS = `projects/${PROJECT}/databases/(default)/documents`;
const HOST = `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1`;

type Fields = Record<string, unknown>;
const text = (stringValue: string) => ({ stringValue });
const serverTimes = (...fieldPaths: string[]) =>
  fieldPaths.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' }));

/** Writes to Firestore's REST API with a creator's token, without our client. */
export function rawPublishing(uid: string, token: string) {
  const prefix = createHash('sha256').update(uid).digest('hex').slice(0, 12);
  /** Returns an id that the person may use for a new item. @param name letters and digits */
  const own = (name: string): string => `${prefix}${name.padEnd(12, '0')}`;

  async function commit(writes: unknown[]): Promise<number> {
    const answer = await fetch(`${HOST}/${DOCUMENTS}:commit`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ writes }),
    });
    await answer.body?.cancel();
    return answer.status;
  }

  /** Creates a link as the product does. @param count of links, with this one @returns the HTTP status */
  const link = (id: string, count: number, changed: Fields = {}): Promise<number> =>
    commit([
      {
        update: {
          name: `${DOCUMENTS}/link/${id}`,
          fields: {
            titulo: text(`Link ${id}`),
            descripcion: text('A mano'),
            url_imagen: { nullValue: null },
            enlace: text('https://example.com/'),
            refUsuario: rawReference(PROJECT, `user/${uid}`),
            uid: text(uid),
            ...changed,
          },
        },
        updateTransforms: serverTimes('createdAt', 'updatedAt'),
        currentDocument: { exists: false },
      },
      {
        update: {
          name: `${DOCUMENTS}/user/${uid}/counter/link`,
          fields: { count: { integerValue: count }, lastId: text(id) },
        },
      },
    ]);

  const likes = (field: string, values: ReturnType<typeof rawReference>[]): Promise<number> =>
    commit([
      {
        update: { name: `${DOCUMENTS}/user/${uid}`, fields: { [field]: { arrayValue: { values } } } },
        updateMask: { fieldPaths: [field] },
        updateTransforms: serverTimes('updated_time'),
      },
    ]);

  return { own, link, likes };
}

export async function publicStatus(origin: string, tipo: Tipo, id: string): Promise<number> {
  const answer = await fetch(`${origin}/api/items/${tipo}/${encodeURIComponent(id)}`);
  await answer.body?.cancel();
  return answer.status;
}
