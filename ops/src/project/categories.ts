import { CATEGORIAS, categoriaId } from '@vidriera/domain/categoria/categoria';
import { z } from '@vidriera/domain/zod-classic';
import { callGoogle } from '../google/call.ts';
import { makeChange, readResource, type SetupRun } from './change.ts';

const listSchema = z.object({ documents: z.array(z.object({ name: z.string() })).default([]) });

/** Writes missing categories. Events and courses refer to them, and `npm run health` reads one. */
export async function seedCategories(run: SetupRun): Promise<void> {
  const path = `/v1/projects/${run.project}/databases/(default)/documents/categoria`;
  const { documents } = listSchema.parse(
    (await readResource(run, 'firestore', `${path}?pageSize=100`)) ?? {},
  );
  const existing = new Set(documents.map(({ name }) => name.split('/').at(-1)));
  const missing = CATEGORIAS.filter((titulo) => !existing.has(categoriaId(titulo)));
  if (missing.length === 0) return;
  await makeChange(run, `write the categories ${missing.join(', ')}`, async () => {
    for (const titulo of missing) {
      await callGoogle(run.caller, 'POST', 'firestore', `${path}?documentId=${categoriaId(titulo)}`, {
        fields: { titulo: { stringValue: titulo }, icono: { stringValue: '' } },
      });
    }
  });
}
