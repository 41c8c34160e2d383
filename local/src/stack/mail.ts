import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'domain/zod';

/** How often new letters are looked for, in milliseconds. */
const LOOK_MS = 4000;
/** Letters that one look reads. */
const MOST = 300;

const lettersSchema = z.object({
  documents: z
    .array(
      z.object({
        name: z.string(),
        fields: z.object({
          to: z.object({ arrayValue: z.object({ values: z.array(z.object({ stringValue: z.string() })) }) }),
          message: z.object({
            mapValue: z.object({
              fields: z.object({
                subject: z.object({ stringValue: z.string() }),
                text: z.object({ stringValue: z.string() }),
              }),
            }),
          }),
        }),
      }),
    )
    .default([]),
});

/** A letter in a line: to whom, what about, and the address it leads to. */
const lineOf = ({ fields }: z.infer<typeof lettersSchema>['documents'][number]): string => {
  const { subject, text } = fields.message.mapValue.fields;
  const [address = ''] = /https?:\S+/.exec(text.stringValue) ?? [];
  const to = fields.to.arrayValue.values.map(({ stringValue }) => stringValue);
  return `✉ ${to.join(', ')}: ${subject.stringValue} ${address}`.trimEnd();
};

/**
 * Says a line of each letter that comes to wait in `mail`: nobody sends them here, where the extension that does is not installed.
 * What waited before is not said. It looks until it is told to stop; emulators that are away are asked again.
 * @param firestore `host:port` of the emulator
 */
export async function tellMail(
  { firestore, projectId }: { firestore: string; projectId: string },
  say: (line: string) => void,
  signal: AbortSignal,
  { every = LOOK_MS }: { every?: number } = {},
): Promise<void> {
  const url = `http://${firestore}/v1/projects/${projectId}/databases/(default)/documents/mail?pageSize=${MOST}`;
  let known: Set<string> | null = null;
  while (!signal.aborted) {
    const letters = await read(url);
    if (letters) {
      if (known) for (const one of letters) if (!known.has(one.name)) say(lineOf(one));
      known = new Set(letters.map(({ name }) => name));
    }
    await sleep(every, undefined, { signal }).catch(() => undefined);
  }
}

/** The letters that wait; `null` while nobody answers. */
async function read(url: string): Promise<z.infer<typeof lettersSchema>['documents'] | null> {
  const headers = { authorization: 'Bearer owner' };
  const answer = await fetch(url, { headers }).catch(() => null);
  return answer?.ok ? lettersSchema.parse(await answer.json()).documents : null;
}
