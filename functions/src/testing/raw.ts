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
